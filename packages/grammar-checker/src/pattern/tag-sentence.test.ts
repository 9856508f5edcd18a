import { expect, test } from "vitest";
import { tagSentence } from "./tag-sentence";

const words = (sentence: string) => tagSentence(sentence).map(({ text }) => text);

test.each([
  ["i'm engineer", ["i", "'m", "engineer"]],
  ["I'm engineer", ["I", "'m", "engineer"]],
  ["I have two dog's.", ["I", "have", "two", "dog", "'s", "."]],
  ["You and I.", ["You", "and", "I", "."]],
])("%j is split into its words", (sentence, expected) => {
  expect(words(sentence)).toEqual(expected);
});

test("tokens say where they stand in the sentence", () => {
  const sentence = "Hi, i'm Ana’s friend.";
  for (const { text, start, end } of tagSentence(sentence))
    expect(sentence.slice(start, end)).toBe(text);
});
