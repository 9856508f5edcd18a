import { describe, expect, test } from "vitest";
import { judgeMessage } from "./judge";
import { dangerIn, isSafeguarding, withHelp } from "./safeguarding";

const judged = (text: string, timeZone = "Europe/Paris") =>
  withHelp(
    judgeMessage(text, {
      author: { ageBand: "UNDER_13" },
      audienceHasMinors: true,
      recent: [],
      now: 0,
    }),
    text,
    timeZone,
  );

describe("whoever may be in danger reads where help is, and a teacher is told", () => {
  test.each([
    ["I want to kill myself", "self-harm"],
    ["my stepdad touches me at night", "danger"],
  ])("%j is not posted", (text, reason) => {
    const verdict = judged(text);
    expect(verdict).toMatchObject({ action: "block", content: "", alertTeacher: true });
    expect(verdict.reasons).toContain(reason);
    expect(verdict.message).toMatch(/did not post.*112 in France.*3114.*119/);
  });

  test.each([
    ["what happens after suicide", "self-harm"],
    ["my uncle hits me sometimes", "danger"],
  ])("%j, which only hints at it, is answered too", (text, reason) => {
    const verdict = judged(text);
    expect(verdict.alertTeacher).toBe(true);
    expect(verdict.reasons).toContain(reason);
    expect(verdict.message).toMatch(/112 in France.*3114/);
  });

  test("what only hints is posted as it is, without a mark for others", () => {
    const text = "what happens after suicide";
    expect(judged(text)).toMatchObject({ action: "warn", content: text, isModerated: 0 });
  });

  test("a rude word beside it hides neither the help nor the danger", () => {
    const verdict = judged("fuck this, i wish i was dead");
    expect(verdict.reasons).toContain("self-harm");
    expect(verdict.message).toContain("3114");
  });
});

test.each(["Hello everybody", "He beats me at chess", "I will find you and kill you", "shit"])(
  "%j is judged as before",
  (text) => {
    const context = {
      author: { ageBand: "ADULT" },
      audienceHasMinors: true,
      recent: [],
      now: 0,
    } as const;
    const verdict = judgeMessage(text, context);
    expect(withHelp(verdict, text, "Europe/Paris")).toBe(verdict);
  },
);

test.each([
  ["I want to die", "self-harm"],
  ["my father hits me", "danger"],
  ["my stepdad touches me at night", "danger"],
  ["What does menu mean?", null],
])("%j is known as %s", (text, danger) => {
  expect(dangerIn(text)).toBe(danger);
});

test.each([
  ["SELF_HARM", "", "ADULT", true],
  ["ABUSE", "", "ADULT", true],
  ["RUDE", "He hits me every day after school", "ADULT", true],
  ["OTHER", "She said that she wants to die", "ADULT", true],
  ["RUDE", "He called me stupid", "UNDER_13", false],
  ["SPAM", "", "UNDER_13", false],
  ["SEXUAL", "she sends me rude pictures", "ADULT", true],
  ["SEXUAL", "He is strange", "UNDER_13", true],
  ["SEXUAL", "", "AGE_13_TO_17", true],
  ["SEXUAL", "", "UNKNOWN", true],
  ["SEXUAL", "He is strange", "ADULT", false],
] as const)(
  "a report for %s that says %j, by somebody whose age is %s, is about danger: %s",
  (reason, note, reporterAge, is) => {
    expect(isSafeguarding({ reason, note, reporterAge })).toBe(is);
  },
);
