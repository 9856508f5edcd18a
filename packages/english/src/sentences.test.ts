import { expect, test } from "vitest";
import { isWhole, joinSentences, sentencesOf, wordsOf } from "./sentences";

test.each([
  ["marks end sentences", "Hello. I'm Iris! Ready?", ["Hello.", "I'm Iris!", "Ready?"]],
  [
    "a mark inside quotation marks ends one too",
    'He says, "Yes." Go on.',
    ['He says, "Yes."', "Go on."],
  ],
  [
    "a sentence may go on after a question",
    '"Are you well?" asks Leo.',
    ['"Are you well?" asks Leo.'],
  ],
  [
    "a quotation after a colon stands alone",
    'Ask: "How much is it?"',
    ["Ask:", '"How much is it?"'],
  ],
  ["a gap ends nothing", "You … late. I ___ too.", ["You … late.", "I ___ too."]],
])("%s", (_title, text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test.each([
  ["The station.", true],
  ['He says, "Yes."', true],
  ["the station", false],
  ["Ask:", false],
])("%s is a whole sentence: %s", (text, whole) => {
  expect(isWhole(text)).toBe(whole);
});

test("a placeholder, a number and a compound are one word each, an ending is none", () => {
  expect(
    wordsOf("{name}, the well-known -ing form isn't in 15 words.").map(({ text }) => text),
  ).toEqual(["{name}", "the", "well-known", "form", "isn't", "in", "15", "words"]);
});

test.each([
  ["I met Sofia in Peru.", ["Sofia", "Peru"]],
  ['She says, "Nice to meet you, Leo."', ["Leo"]],
  ["Tom is here and I am too.", []],
])("in %s the names are %j", (sentence, names) => {
  expect(
    wordsOf(sentence)
      .filter(({ isName }) => isName)
      .map(({ text }) => text),
  ).toEqual(names);
});

test.each([
  [["My name is Priya.", "It is hers."], "My name is Priya. It is hers."],
  [["hello", "Hello, Ana."], "hello. Hello, Ana."],
  [["How are you?", 'She says, "Fine."'], 'How are you? She says, "Fine."'],
  [["I would…", "Say what."], "I would… Say what."],
])("joins %j with one mark after each", (texts, whole) => {
  expect(joinSentences(...texts)).toBe(whole);
});
