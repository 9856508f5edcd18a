import { expect, test } from "vitest";
import { tagSentence } from "./tag-sentence";

const words = (sentence: string) => tagSentence(sentence).map(({ lower }) => lower);

test("“I'm” is two words, as “she's” is", () => {
  expect(words("I'm ok and i’m here")).toEqual(["i", "'m", "ok", "and", "i", "'m", "here"]);
  expect(words("she's ok")).toEqual(["she", "'s", "ok"]);
});

test("where its words stand is where they stand in the sentence", () => {
  const sentence = "Well, I’m late.";
  expect(tagSentence(sentence).map(({ start, end }) => sentence.slice(start, end))).toEqual([
    "Well",
    ",",
    "I",
    "’m",
    "late",
    ".",
  ]);
});

test("“in” at the end of a sentence is no inch", () => {
  expect(words("Come in.")).toEqual(["come", "in", "."]);
});

test("“dont” is read as “don't”", () => {
  expect(words("i dont know")).toEqual(["i", "do", "n't", "know"]);
});

test("a possessive and a last “I.” are split too", () => {
  expect(words("I have two dog's.")).toEqual(["i", "have", "two", "dog", "'s", "."]);
  expect(words("You and I.")).toEqual(["you", "and", "i", "."]);
});
