import { describe, expect, test } from "vitest";
import { type Finding, plainErrors } from "./plain-errors";

/** A finding about words of a text. */
const found = (text: string, words: string, more: Partial<Finding> = {}): Finding => {
  const start = text.indexOf(words);
  return {
    rule: "SpellCheck",
    kind: "Spelling",
    start,
    end: start + words.length,
    message: "Look at `this`.",
    replacements: [],
    ...more,
  };
};

describe("marked is", () => {
  test.each<[string, string, Partial<Finding>, string | null, RegExp]>([
    ["He go home", "go", { rule: "x", kind: "Agreement", replacements: ["goes"] }, "goes", /verb/],
    ["i am", "i", { rule: "x", kind: "Capitalization", replacements: ["I"] }, "I", /capital/],
    ["a apple", "a", { rule: "AnA", kind: "Miscellaneous", replacements: ["an"] }, "an", /vowel/],
    ["Dont go", "Dont", { replacements: ["Don't", "Dent"] }, "Don't", /spelling/],
    ["in london", "london", { replacements: ["London"] }, "London", /capital/],
    [
      "informations",
      "informations",
      { rule: "SplitWords", kind: "Typo", replacements: ["in formations"] },
      null,
      /spelling/,
    ],
    [
      "I have went",
      "went",
      { rule: "x", kind: "Grammar", message: "Use `gone`.", replacements: ["gone"] },
      "gone",
      /^Use “gone”\.$/,
    ],
  ])("in %j: %j", (text, words, finding, better, why) => {
    const marks = plainErrors(text, [found(text, words, finding)]);
    expect(marks).toMatchObject([{ wrong: words, better }]);
    expect(marks[0]!.why).toMatch(why);
  });
});

describe("not marked is", () => {
  test.each<[string, string, string, Partial<Finding>]>([
    ["style", "very unique", "very unique", { kind: "Style", replacements: ["unique"] }],
    ["choice of words", "I commence", "commence", { kind: "WordChoice", replacements: ["begin"] }],
    ["an improvement", "a big one", "big", { kind: "Enhancement", replacements: ["large"] }],
    ["white space", "one  two", "  ", { kind: "Punctuation", replacements: [" "] }],
    ["a name", "I met Xiadani", "Xiadani", { replacements: ["Xi'an"] }],
    ["a name in small letters", "my name is xiadani", "xiadani", { replacements: ["disdain"] }],
    ["a word of the lesson", "some bathos", "bathos", { replacements: ["baths"] }],
    ["an American spelling", "my favorite", "favorite", { replacements: ["favourite"] }],
    ["another American spelling", "the center", "center", { replacements: ["centre"] }],
    ["chat", "lol", "lol", { replacements: ["loll"] }],
    ["ok", "ok", "ok", { rule: "OkToOkay", replacements: ["okay"] }],
    ["what lies outside the text", "short", "short", { start: 3, end: 99 }],
  ])("%s", (_what, text, words, finding) => {
    expect(plainErrors(text, [found(text, words, finding)], ["bathos"])).toEqual([]);
  });

  test("a word of the lesson, with another apostrophe than there", () => {
    const text = "yes, ma’am";
    const finding = found(text, "ma’am", { replacements: ["maim"] });
    expect(plainErrors(text, [finding], ["Ma'am"])).toEqual([]);
  });

  test("another language, of which most words are unknown", () => {
    const text = "hola, como estas?";
    const findings = ["hola", "como", "estas"].map((word) => found(text, word));
    expect(plainErrors(text, findings)).toEqual([]);
  });
});

test("marks are in order and do not overlap", () => {
  const text = "she dont likes it";
  const marks = plainErrors(text, [
    found(text, "likes", { kind: "Grammar", replacements: ["like"] }),
    found(text, "dont likes", { kind: "Grammar", replacements: ["doesn't like"] }),
    found(text, "she", { kind: "Capitalization", replacements: ["She"] }),
  ]);
  expect(marks.map(({ wrong }) => wrong)).toEqual(["she", "dont likes"]);
});

test.each([
  ["I was there yesterday.", []],
  ["I have been there last week.", []],
  ["They took there bags.", ["their"]],
])("in %j, for “there” Harper's “their” is taken as %j", (text, expected) => {
  const start = text.indexOf("there");
  const finding = { rule: "TheirToThere", kind: "Typo", start, end: start + 5 };
  const marks = plainErrors(text, [
    { ...finding, message: "Did you mean?", replacements: ["their"] },
  ]);
  expect(marks.map(({ better }) => better)).toEqual(expected);
});

test.each([
  ["How do you say perro?", "perro"],
  ["How do you spell leo?", "leo"],
  ['How do you say "perro" in English?', "perro"],
  ["What does “gato” mean?", "gato"],
  ["What does gato mean?", "gato"],
  ["What is the English word for haus?", "haus"],
  ["In my language it is called pastel", "pastel"],
])("in %j a word that is spoken of is not misspelt: it may be of any language", (text, word) => {
  expect(plainErrors(text, [found(text, word, { replacements: ["parrot"] })])).toEqual([]);
});

test("beside a word that is spoken of the others are marked as ever", () => {
  const text = "I say that my freind is here, and “he is wating”";
  const marks = plainErrors(text, [
    found(text, "freind", { replacements: ["friend"] }),
    found(text, "wating", { replacements: ["waiting"] }),
  ]);
  expect(marks.map(({ better }) => better)).toEqual(["friend", "waiting"]);
});

test.each([
  ["name my is ana", "ana"],
  ["My friend is called mei.", "mei"],
  ["i'm ana and i live here", "ana"],
  ["I am wei from China", "wei"],
  ["this is my friend aleksy", "aleksy"],
])("in %j a name is never corrected", (text, word) => {
  const finding = { replacements: [word === "wei" ? "we" : "aha"] };
  expect(plainErrors(text, [found(text, word, finding)])).toEqual([]);
});

test.each([
  ["My friend gose to school", "gose", "goes"],
  ["My brother eets rice", "eets", "eats"],
  ["My brother tolde me", "tolde", "told"],
  ["I am gowing to school", "gowing", "going"],
  ["This is my brohter Tom", "brohter", "brother"],
  ["I'm nto here", "nto", "not"],
])("in %j %j is no name: it is misspelt", (text, word, better) => {
  expect(plainErrors(text, [found(text, word, { replacements: [better] })])).toMatchObject([
    { better },
  ]);
});

test("what somebody says they are is no name", () => {
  const text = "I'm hapy";
  expect(plainErrors(text, [found(text, "hapy", { replacements: ["happy"] })])).toMatchObject([
    { better: "happy" },
  ]);
});

test("who asks “Is he your brother?” has no pronoun too many", () => {
  const text = "Is he your brother?";
  const more = { rule: "MultipleSequentialPronouns", kind: "Repetition", replacements: ["he"] };
  expect(plainErrors(text, [found(text, "he your", more)])).toEqual([]);
});

const itsFinding: Partial<Finding> = {
  rule: "ItsPossessive",
  kind: "Agreement",
  replacements: ["its"],
};

test.each([
  ["It's name is Rex.", "It's", "Its"],
  ["The dog lost it's ball.", "it's", "its"],
])("“its” is put right in %j", (text, words, better) => {
  const marks = plainErrors(text, [found(text, words, { ...itsFinding, replacements: [better] })]);
  expect(marks.map((mark) => mark.better)).toEqual([better]);
});

describe("what Harper takes for a mistake and is none:", () => {
  test.each<[string, string, string, Partial<Finding>]>([
    ["a piece of a word", "The verb ends in -ing.", "ing", { replacements: ["in"] }],
    ["an abbreviation", "I watch tv a lot", "tv", { replacements: ["ti"] }],
    ["the capital of a second sentence", "Hi. Who's there?", "Who's", { replacements: ["who's"] }],
    ["a name", "On the way I met Sam.", "Sam", { kind: "Typo", replacements: ["SAM"] }],
    [
      "the hour",
      "It opens at 10 a.m.",
      "a",
      { rule: "AnA", kind: "Grammar", replacements: ["an"] },
    ],
    ["what day it is", "I think it's Monday.", "it's", itsFinding],
    ["what it is", "It's no use crying.", "It's", { ...itsFinding, replacements: ["Its"] }],
    [
      "a past without an ending",
      "Then he burst into tears.",
      "burst",
      { rule: "PronounVerbAgreement", kind: "Agreement", replacements: ["bursts"] },
    ],
    [
      "the verb of what was written",
      "The songs written by him are famous.",
      "are",
      { rule: "PronounInflectionBe", kind: "Agreement", replacements: ["is"] },
    ],
    [
      "a word that stands there twice",
      "He said that that was fine.",
      "that that",
      { rule: "RepeatedWords", kind: "Repetition", replacements: ["that"] },
    ],
    [
      "the perfect of “have”",
      "You had had a drink.",
      "had had",
      { rule: "RepeatedWords", kind: "Repetition", replacements: ["had"] },
    ],
    ["one of two pasts", "I dreamed of it.", "dreamed", { replacements: ["dreaded"] }],
  ])("%s in %j", (_what, text, words, finding) => {
    const start = text.lastIndexOf(words === "a" ? "a.m" : words);
    const at = { ...found(text, words, finding), start, end: start + words.length };
    expect(plainErrors(text, [at])).toEqual([]);
  });
});
