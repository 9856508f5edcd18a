import { expect, test } from "vitest";
import { isNamed, isQuestion, withoutCall } from "./read-message";
import { whenToSpeak } from "./when-to-speak";

const alone = { others: 0, isNamed: false, isQuestion: false };

test.each([
  ["alone with it, at once", { ...alone }, { as: "reply", after: 2750 }],
  ["among people, not at all", { ...alone, others: 1 }, null],
  [
    "among people who name it",
    { ...alone, others: 4, isNamed: true },
    { as: "reply", after: 2750 },
  ],
  [
    "after a question among people",
    { ...alone, others: 1, isQuestion: true },
    { as: "nudge", after: 30_000 },
  ],
])("a practice partner speaks %s", (_, situation, turn) => {
  expect(whenToSpeak({ ...situation, chance: () => 0.5 })).toEqual(turn);
});

test("an answer takes 1.5 to 4 seconds", () => {
  expect(whenToSpeak({ ...alone, chance: () => 0 })?.after).toBe(1500);
  expect(whenToSpeak({ ...alone, chance: () => 1 })?.after).toBe(4000);
});

test.each([
  ["Leo, what is a goal?", true],
  ["what do you think, leo", true],
  ["Can the practice partner help?", true],
  ["Leonard is late", false],
  ["Cleo is here", false],
])("%j names Leo: %s", (message, named) => {
  expect(isNamed(message, "Leo")).toBe(named);
});

test.each([
  ["Leo, what is a goal?", "what is a goal?"],
  ["Hi Leo!", "Hi"],
  ["@Leo are you there", "are you there"],
  ["What do you think, Leo?", "What do you think?"],
  ["Leo", ""],
  ["I met Leo in town", "I met Leo in town"],
])("of %j %j is said to Leo", (message, rest) => {
  expect(withoutCall(message, "Leo")).toBe(rest);
});

test.each([
  ["Who won?", true],
  ["It rains. Do you know why", true],
  ["what is a pitch", true],
  ["Really? 😀", true],
  ["When I was young, I played", false],
  ["What a match!", false],
  ["I asked why.", false],
])("%j asks something: %s", (message, asks) => {
  expect(isQuestion(message)).toBe(asks);
});
