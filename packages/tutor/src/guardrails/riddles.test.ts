import { describe, expect, test } from "vitest";
import {
  speltKeys,
  describedLetters,
  describedSounds,
  codedKeys,
  translatedKeys,
  eliminations,
  pointedChoices,
  saidInLessons,
  schoolOfChoices,
} from "./testing/sample-replies";
import { toldKey } from "./told-key";

const isTold = (reply: string, message = "I like my class."): boolean =>
  toldKey(reply, schoolOfChoices, message) !== null;

test.each(speltKeys)("a key is not spelt: %j", (reply) => expect(isTold(reply)).toBe(true));

test.each(describedLetters)("no letters of a key are described: %j", (reply) =>
  expect(isTold(reply)).toBe(true),
);

test.each(describedSounds)("no sound of a key is described: %j", (reply) =>
  expect(isTold(reply)).toBe(true),
);

test.each(codedKeys)("a key is not told in code: %j", (reply) => expect(isTold(reply)).toBe(true));

test.each(translatedKeys)("a key is not translated: %j", (reply) =>
  expect(isTold(reply)).toBe(true),
);

test.each(eliminations)("the other choices are not all taken away: %j", (reply) =>
  expect(isTold(reply)).toBe(true),
);

test.each(pointedChoices)("a choice is not pointed at: %j", (reply) =>
  expect(isTold(reply)).toBe(true),
);

describe("may be said in a lesson:", () => {
  test.each(saidInLessons)("%j", (reply) =>
    expect([reply, toldKey(reply, schoolOfChoices, "I like my class.")]).toEqual([reply, null]),
  );
});

test("what the learner has written already is no secret", () => {
  const only = { ...schoolOfChoices, quizQuestions: schoolOfChoices.quizQuestions.slice(2, 3) };
  expect(toldKey("It begins with m.", only, "I see the menu.")).toBeNull();
  expect(toldKey("It begins with m.", only, "I see it.")).not.toBeNull();
});
