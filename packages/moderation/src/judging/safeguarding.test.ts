import { describe, expect, test } from "vitest";
import { judgeMessage } from "./judge";
import type { HelpPlace } from "./help";
import { dangerIn, isCryForHelp, isSafeguarding, withHelp } from "./safeguarding";

const france: HelpPlace = { country: "FR", readBy: "school" };

const judged = (text: string, place = france) =>
  withHelp(
    judgeMessage(text, {
      author: { ageBand: "UNDER_13" },
      audienceHasMinors: true,
      recent: [],
      now: 0,
    }),
    text,
    place,
  );

describe("whoever may be in danger reads where help is, and a teacher is told", () => {
  test.each([
    ["I want to kill myself", "self-harm"],
    ["my stepdad touches me at night", "danger"],
  ])("%j is not posted", (text, reason) => {
    const verdict = judged(text);
    expect(verdict).toMatchObject({ action: "block", content: "", alertTeacher: true });
    expect(verdict.reasons).toContain(reason);
    expect(verdict.message).toMatch(/112 in France.*3114.*119.*did not show it/s);
  });

  test.each([
    ["what happens after suicide", "self-harm"],
    ["my uncle hits me sometimes", "danger"],
  ])("%j, which only hints at it, is answered too", (text, reason) => {
    const verdict = judged(text);
    expect(verdict.alertTeacher).toBe(true);
    expect(verdict.reasons).toContain(reason);
    expect(verdict.message).toMatch(/112 in France.*3114/s);
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
    expect(withHelp(verdict, text, france)).toBe(verdict);
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

test.each([
  ["he asked me for photos", true],
  ["wants to meet me", true],
  ["He keeps asking my sister to send him pictures", true],
  ["she told me to turn on my camera", true],
  ["He wrote the same thing ten times", false],
  ["He wants to sell shoes", false],
  ["I asked him to stop and he did not", false],
])("the note %j of a report tells of danger: %s", (note, expected) => {
  expect(isSafeguarding({ reason: "RUDE", note, reporterAge: "ADULT" })).toBe(expected);
});

describe("a report is about somebody who needs help", () => {
  test.each([
    ["FILTER", "SELF_HARM", "self-harm", "I want to die", true],
    ["FILTER", "ABUSE", "danger", "my father hits me", true],
    ["FILTER", "ABUSE", "danger, in an appeal", null, true],
    ["FILTER", "ABUSE", "danger, grooming", "he wants to meet me alone", true],
    ["FILTER", "ABUSE", "grooming, personal-data", "send me a photo of you in your bed", false],
    ["FILTER", "ABUSE", "meeting", "can we meet tomorrow", false],
    ["FILTER", "ABUSE", "danger, meeting", "he hurts me, can we meet", true],
    ["PERSON", "SELF_HARM", "", null, true],
    ["PERSON", "RUDE", "", "I want to die", true],
    ["PERSON", "SPAM", "", "my stepdad touches me at night", true],
    ["PERSON", "RUDE", "", "kill yourself", false],
    ["PERSON", "THREAT", "", "I will kill you", false],
    ["PERSON", "ABUSE", "He hits others", null, false],
    // It is done to who reports: who did it may be banned.
    ["PERSON", "ABUSE", "he asked me for photos and wants to meet me", null, false],
    ["PERSON", "ABUSE", "Diego told me that somebody at home hits him", null, true],
    ["PERSON", "OTHER", "She says her stepdad touches her at night", null, true],
    ["PERSON", "RUDE", "I think he wants to die, he cuts himself", null, true],
    ["PERSON", "ABUSE", "He said he will hit her", null, false],
    ["PERSON", "ABUSE", "He hits her after school", null, false],
    ["PERSON", "ABUSE", "My stepdad touches me", null, false],
  ] as const)("by %s for %s with the note %j, of the words %j: %s", (...report) => {
    const [source, reason, note, content, expected] = report;
    expect(isCryForHelp({ source, reason, note, content, isSafeguarding: true })).toBe(expected);
  });

  test("not where the filter found something else than danger", () => {
    const rude = { source: "FILTER", reason: "RUDE", note: "profanity", content: "shit" } as const;
    expect(isCryForHelp({ ...rude, isSafeguarding: false })).toBe(false);
  });
});
