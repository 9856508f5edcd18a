import { expect, test } from "vitest";
import { findLearnerMistakes } from "./learner-mistakes";

const marks = (text: string) =>
  findLearnerMistakes(text).map(({ start, end, replacements }) => [
    text.slice(start, end),
    replacements[0] ?? null,
  ]);

test.each([
  ["I need informations about it", "informations", "information"],
  ["Can you give me an advice?", "an advice", "some advice"],
  ["I have two brother.", "brother", "brothers"],
  ["I have three child and a dog", "child", "children"],
  ["One of my friend is here", "friend", "friends"],
  ["There are too much people", "much", "many"],
])("in %j, %j is marked", (text, wrong, better) => {
  expect(marks(text)).toEqual([[wrong, better]]);
});

test.each([
  "a two hour lesson",
  "There are two car parks",
  "One of my friend's cats is ill",
  "the two week plan",
  "It is a two minute and a half walk",
  "I like it so much",
  "Too much time",
  "I have information",
  "an advice column",
  "room two and three",
])("nothing is marked in %j", (text) => {
  expect(marks(text)).toEqual([]);
});
