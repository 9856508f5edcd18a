import { describe, expect, test } from "vitest";
import { judgeMessage } from "./judge";
import { dangerIn, withHelp } from "./safeguarding";
import { heldOutTold, innocentNearTellings, knownTold, tellings } from "../testing/corpora";

const judged = (text: string) =>
  withHelp(
    judgeMessage(text, {
      author: { ageBand: "UNDER_13" },
      audienceHasMinors: true,
      recent: [],
      now: 0,
    }),
    text,
    { country: "GB", readBy: "school" },
  );

/** What only hints at danger, so that it is posted, with help for its author. */
const onlyHinted = new Set([
  "he told me not to tell anyone what we do",
  "i have thoughts of suicide",
  "I can't go on anymore",
  "my life is nothing i want finish with it",
  "i cut myself yesterday night",
  "im thinking of ending everything tonight",
]);
/** A kind text too many. */
const falseAlarms = new Set(["The doctor told me to take off my shirt"]);

describe("whoever tells of harm is told where help is, and a teacher is told", () => {
  test.each(tellings)("%j", (text) => {
    expect(dangerIn(text)).not.toBeNull();
    const verdict = judged(text);
    expect(verdict.alertTeacher).toBe(true);
    expect(verdict.reasons).toEqual(
      expect.arrayContaining([expect.toBeOneOf(["self-harm", "danger"])]),
    );
    expect(verdict.message).toContain("999 or 112 in the UK");
    expect(verdict.message).not.toContain("Your message was not sent");
  });
});

test("hardly any of them stands in the room for everybody to read", () => {
  const posted = tellings.filter((text) => judged(text).action !== "block");
  expect(new Set(posted)).toEqual(onlyHinted);
});

describe("nobody is in danger", () => {
  test.each(innocentNearTellings.filter((text) => !falseAlarms.has(text)))("%j", (text) => {
    expect(dangerIn(text)).toBeNull();
  });

  test("of what the rules take for danger, no more is listed than they find", () => {
    const found = innocentNearTellings.filter((text) => dangerIn(text) !== null);
    expect(new Set(found)).toEqual(falseAlarms);
  });
});

test("a harmless sentence beside it excuses nothing", () => {
  expect(dangerIn("We watched a film. My uncle touches me at night.")).toBe("danger");
  expect(dangerIn("I cut my finger while cooking. My dad hits me in the face.")).toBe("danger");
});

test.each([
  "send me nudes",
  "show me your boobs",
  "wanna have sex with me?",
  "you should drink bleach",
  "I will kill you",
])("%j is no telling: it gets no kind text", (text) => {
  expect(judged(text).message).toMatch(/^Your message was not sent/);
});

describe("of sentences that were written before the rules and not read while they were made", () => {
  const share = (texts: readonly string[]) =>
    texts.filter((text) => dangerIn(text) !== null).length / texts.length;

  test("more than five of six that tell of harm are found", () => {
    expect(share(heldOutTold.told)).toBeGreaterThan(5 / 6);
  });

  test("hardly one in forty harmless ones is taken for harm", () => {
    expect(share(heldOutTold.harmless)).toBeLessThan(1 / 40);
  });
});

test("of those known while the rules were made nearly all are told apart", () => {
  expect(knownTold.told.filter((text) => dangerIn(text) === null)).toEqual([]);
  expect(knownTold.harmless.filter((text) => dangerIn(text) !== null)).toEqual([
    "I'm afraid he is not at home",
  ]);
});
