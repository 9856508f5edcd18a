import { describe, expect, test } from "vitest";
import { judgeMessage } from "./judge";
import { lookAtHate, mayBeSoftened, takeSecondOpinion } from "./second-opinion";
import { reasons, type MessageContext, type Reason, type Verdict } from "./verdict";

describe("a message that the rules let through", () => {
  test.each<[number | null, boolean, "nothing" | "note" | "warning" | "taken down"]>([
    [null, true, "nothing"],
    [null, false, "nothing"],
    [0, true, "nothing"],
    [0.5999, true, "nothing"],
    [0.6, true, "note"],
    [0.6, false, "note"],
    [0.6999, true, "note"],
    [0.7, true, "warning"],
    [0.7, false, "warning"],
    [0.7999, true, "warning"],
    [0.8, true, "taken down"],
    [0.8, false, "warning"],
    [1, true, "taken down"],
    [1, false, "warning"],
  ])("with a score of %s, people under 18 reading: %s, ends as: %s", (hate, minorsRead, end) => {
    const look = lookAtHate(hate, { text: "Those people are rats", minorsRead });
    const is = (kind: typeof end) => end === kind;
    if (is("nothing")) return expect(look).toBeNull();
    expect(look).toMatchObject({
      isTakenDown: is("taken down"),
      isFaint: is("note"),
      reasons: ["hate"],
    });
    // A note is between the program and the teachers.
    expect(look?.message === null).toBe(is("note"));
  });

  test.each([0.6, 0.7, 0.8])(
    "teachers read that a program found it, in words (score %s)",
    (hate) => {
      const { note } = lookAtHate(hate, { text: "Those people are rats", minorsRead: true })!;
      expect(note).toContain("a program and not a person");
      expect(note).toContain("attack people for what they are");
      expect(note).not.toMatch(/\d\.\d|%/);
    },
  );
});

const among = (readers: "adults" | "all ages"): MessageContext => ({
  author: { ageBand: "ADULT" },
  audienceHasMinors: readers === "all ages",
  recent: [],
  now: 1e12,
});
const hateful: Verdict = {
  action: "block",
  content: "",
  isModerated: 0,
  reasons: ["hate"],
  message: "No.",
  alertTeacher: false,
};
const opinion = (verdict: Verdict, hate: number | null, context = among("adults"), text = "Hi") =>
  takeSecondOpinion(verdict, hate, { text, context });

describe("a message that the rules block", () => {
  test.each<[number | null, "stands" | "softened"]>([
    [null, "stands"],
    [0, "softened"],
    [0.2999, "softened"],
    [0.3, "stands"],
    [0.9, "stands"],
  ])("for hate alone, with a score of %s: the verdict %s", (hate, end) => {
    const { verdict, note } = opinion(hateful, hate);
    expect(note === null).toBe(end === "stands");
    expect(verdict.action).toBe(end === "stands" ? "block" : "warn");
    if (end === "stands") expect(verdict).toBe(hateful);
  });

  test.each(reasons.filter((reason) => reason !== "hate"))(
    "for %s stays blocked, with hate beside it or without",
    (reason) => {
      const others: Reason[][] = [[reason], ["hate", reason]];
      for (const found of others) {
        const verdict = { ...hateful, reasons: found };
        expect(mayBeSoftened(verdict)).toBe(false);
        expect(opinion(verdict, 0)).toEqual({ verdict, note: null });
      }
    },
  );

  test("waits for a teacher where people under 18 write or read", () => {
    const teenager = { ...among("adults"), author: { ageBand: "AGE_13_TO_17" as const } };
    for (const context of [among("all ages"), teenager]) {
      const { verdict, note } = opinion(hateful, 0, context);
      expect(verdict).toMatchObject({ action: "block", content: "", alertTeacher: true });
      expect(verdict.message).toContain("It has been reported.");
      expect(note).toContain("not posted");
    }
  });

  test("is posted among adults with slurs hidden, and a teacher looks at it", () => {
    const text = "He called her a faggot and I told him to stop";
    const context = among("adults");
    const { verdict, note } = opinion({ ...hateful }, 0.1, context, text);
    expect(verdict).toMatchObject({ action: "warn", isModerated: 1, alertTeacher: true });
    expect(verdict.content).toBe("He called her a ****** and I told him to stop");
    expect(note).toContain("; posted");
  });

  test("stays blocked where a hidden slur parted something worse", () => {
    const context = among("adults");
    const text = "kill faggot yourself";
    const verdict = judgeMessage(text, context);
    expect(mayBeSoftened(verdict)).toBe(true);
    expect(opinion(verdict, 0, context, text)).toEqual({ verdict, note: null });
  });
});

test("a message that the rules only warn about is not softened", () => {
  expect(mayBeSoftened({ ...hateful, action: "warn" })).toBe(false);
});
