import { describe, expect, test } from "vitest";
import { privateQuestionsByKind } from "../testing/corpora";
import { judgeMessage } from "./judge";
import { type MessageContext, reasonsToTell } from "./verdict";

const { ask, lure, meet, confide, harmless } = privateQuestionsByKind;
const inRoom = (text: string, context: Partial<MessageContext>) =>
  judgeMessage(text, {
    author: { ageBand: "ADULT" },
    audienceHasMinors: true,
    recent: [],
    now: 0,
    ...context,
  });
const amongStrangers = (text: string) => inRoom(text, { isAmongStrangers: true });
const inClass = (text: string) => inRoom(text, { isAmongStrangers: false });

describe("among strangers", () => {
  test.each(ask)("who asks %j is warned, and nobody else hears of it", (text) => {
    expect(amongStrangers(text)).toMatchObject({ action: "warn", alertTeacher: false });
  });

  test.each(meet)("who says %j is warned, and staff hear of it where minors read it", (text) => {
    const verdict = amongStrangers(text);
    expect(reasonsToTell(verdict, true)).not.toEqual([]);
    if (verdict.action === "block") return;
    expect(verdict).toMatchObject({ action: "warn", message: expect.stringContaining("meet") });
    expect(reasonsToTell(verdict, false)).toEqual([]);
  });

  test("a date does not make danger among adults of what is reported for something else", () => {
    const verdict = amongStrangers("Send me a photo. Can we meet?");
    expect(reasonsToTell(verdict, false)).toEqual(["grooming"]);
    expect(reasonsToTell(verdict, true)).toEqual(["grooming", "meeting"]);
  });

  test.each([...lure, ...confide])(
    "who says %j is warned at least, and staff hear of it",
    (text) => {
      expect(amongStrangers(text)).toMatchObject({
        action: expect.toBeOneOf(["warn", "block"]),
        alertTeacher: true,
      });
    },
  );
});

describe("among classmates", () => {
  const exercises = [...ask, ...meet, ...confide].filter(
    (text) => text !== "what's your snap?" && !text.includes("alone"),
  );
  test.each(exercises)("%j is an exercise, or a date", (text) => {
    expect(inClass(text).action).toBe("allow");
  });

  test.each(lure)("%j is none", (text) => {
    expect(inClass(text)).toMatchObject({ alertTeacher: true });
  });
});

test.each(harmless)("%j asks for nothing", (text) => {
  expect(amongStrangers(text).action).toBe("allow");
});

test("adults among adults ask each other what they like", () => {
  for (const text of ["Where do you live?", "Can we meet?", "Send me a photo"]) {
    expect(inRoom(text, { audienceHasMinors: false, isAmongStrangers: true }).action).toBe("allow");
  }
});

test("the warning is the same whoever asks, so it tells nobody's age", () => {
  const warnings = (["UNDER_13", "AGE_13_TO_17", "ADULT", "UNKNOWN"] as const).map(
    (ageBand) =>
      inRoom("How old are you?", { author: { ageBand }, isAmongStrangers: true }).message,
  );
  expect(new Set(warnings)).toEqual(
    new Set([expect.stringContaining("do not ask people here for private things")]),
  );
});
