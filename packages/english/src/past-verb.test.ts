import { expect, test } from "vitest";
import { hasPastVerb } from "./past-verb";

test.each([
  "i went home",
  "we worked",
  "i was tired",
  "she didn't come",
  "i put it there",
  "they agreed",
  "i could not sleep",
])("in %j a verb is in the past", (sentence) => {
  expect(hasPastVerb(sentence.split(" "))).toBe(true);
});

test.each([
  "i need new shoes",
  "every day i meet people",
  "i go with my children",
  "i am tired",
  "i'm very bored",
  "i see a better film",
  "i feed my cat in bed",
  "i turn left",
  "i like to read",
  "i gone home",
  "i have lost my key",
  "we've worked here",
  "i have a hundred knives",
])("in %j none is", (sentence) => {
  expect(hasPastVerb(sentence.split(" "))).toBe(false);
});
