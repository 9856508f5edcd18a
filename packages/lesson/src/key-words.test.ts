import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findKeyWords } from "./key-words";

const keyWords = [
  { word: "order", partOfSpeech: "verb" },
  { word: "tidy up", partOfSpeech: "verb" },
  { word: "choose", partOfSpeech: "verb" },
  { word: "cram", partOfSpeech: "verb" },
  { word: "live", partOfSpeech: "verb" },
  { word: "child", partOfSpeech: "noun" },
  { word: "family", partOfSpeech: "noun" },
  { word: "single ticket", partOfSpeech: "noun" },
  { word: "ticket", partOfSpeech: "noun" },
  { word: "keep in touch", partOfSpeech: "phrase" },
  { word: "day off", partOfSpeech: "phrase" },
  { word: "How are you?", partOfSpeech: "phrase" },
  { word: "Let's", partOfSpeech: "phrase" },
  { word: "rent", partOfSpeech: "noun" },
  { word: "from", partOfSpeech: "preposition" },
];

const found = (text: string) =>
  findKeyWords(text, keyWords).flatMap((piece) =>
    typeof piece === "string" ? [] : [[piece.text, piece.keyWord.word]],
  );

describe("a key word is found", () => {
  test.each([
    ["as it is", "Can I order?", "order", "order"],
    ["whatever its case", "FROM Spain", "FROM", "from"],
    ["before a mark", "Where from?", "from", "from"],
    ["in quotation marks", "say ‘order’ now", "order", "order"],
    ["with a possessive", "my family's car", "family", "family"],
    ["in the plural", "Two tickets", "tickets", "ticket"],
    ["in a plural in -ies", "big families", "families", "family"],
    ["in a plural of its own", "three children", "children", "child"],
    ["in a verb's third person", "she orders", "orders", "order"],
    ["in the past", "she ordered", "ordered", "order"],
    ["in the past of a verb in -e", "we lived", "lived", "live"],
    ["in -ing without its -e", "choosing", "choosing", "choose"],
    ["with a doubled consonant", "no cramming", "cramming", "cram"],
    ["in a past of its own", "she chose", "chose", "choose"],
    ["in the first word of a verb of two", "He tidied up.", "tidied up", "tidy up"],
    ["in the first word of a phrase", "we kept in touch", "kept in touch", "keep in touch"],
    ["with other spaces", "keep in\u00A0touch", "keep in\u00A0touch", "keep in touch"],
    ["without its own question mark", "How are you, Ana?", "How are you", "How are you?"],
    ["with a curly apostrophe", "let’s go", "let’s", "Let's"],
    ["as the longest one", "a single ticket", "single ticket", "single ticket"],
  ])("%s: %s", (_how, text, asWritten, word) => {
    expect(found(text)).toEqual([[asWritten, word]]);
  });
});

test.each([
  ["inside a word", "border, ordering-desk, parental"],
  ["beside a hyphen", "live-in, mail-order"],
  ["in a contraction", "live'll"],
  ["in a form that its part of speech has not", "froms, renting"],
  ["beside a letter with an accent", "éfrom"],
])("no key word is found %s: %s", (_where, text) => {
  expect(found(text)).toEqual([]);
});

test("the pieces keep their order and are the text again, whatever it is", () => {
  expect(
    findKeyWords("I order a ticket.", keyWords.slice(0, 9)).map((piece) => typeof piece),
  ).toEqual(["string", "object", "string", "object", "string"]);
  const word = fc.oneof(fc.constantFrom(...keyWords.map((each) => each.word)), fc.string());
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join(" ");
      const pieces = findKeyWords(text, keyWords);
      const joined = pieces.map((piece) => (typeof piece === "string" ? piece : piece.text));
      expect(joined.join("")).toBe(text);
      expect(joined).not.toContain("");
    }),
  );
});

test("marks in a key word are taken as they are", () => {
  const keyWord = { word: "a (b) [c", partOfSpeech: "noun" };
  expect(findKeyWords("x a (b) [c y", [keyWord])).toHaveLength(3);
  expect(findKeyWords("text", [])).toEqual(["text"]);
});
