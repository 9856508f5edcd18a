import { expect, test } from "vitest";
import { baseForms } from "./base-forms";

test.each([
  ["boxes", "box"],
  ["stories", "story"],
  ["stopped", "stop"],
  ["making", "make"],
  ["happier", "happy"],
  ["nicest", "nice"],
  ["luckily", "lucky"],
  ["swum", "swim"],
  ["children's", "children"],
  ["can't", "can"],
  ["don’t", "do"],
])("%s may come from %s", (word, base) => {
  expect(baseForms(word)).toContain(base);
});

test.each(["went", "found", "men"])(
  "%s stands for itself: lists of words hold the forms of everyday words in their own right",
  (form) => {
    expect(baseForms(form)).toEqual([form]);
  },
);

test("of 100,000 words it remembers the latest ten thousand, which is more than a course says", () => {
  const words = Array.from({ length: 100_000 }, (_, index) => `word${index}`);
  const first = words.map(baseForms);
  // The latest first: asking for one that was forgotten makes it forget another.
  const remembered = words
    .toReversed()
    .filter((word, index) => baseForms(word) === first.at(-1 - index));
  expect(remembered).toHaveLength(10_000);
});
