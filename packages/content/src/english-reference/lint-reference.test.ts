import { describe, expect, test } from "vitest";
import { loadContent } from "../answers";
import { lintSituations } from "./lint-situations";
import { lintWordHelp } from "./lint-word-help";
import { lintWordPairs } from "./lint-word-pairs";
import type { WordPair } from "./schema";
import type { Situation } from "./situation-schema";
import type { WordHelp } from "./word-help-schema";

const reasons = (findings: Iterable<{ reason: string }>) =>
  [...findings].map(({ reason }) => reason);

describe("words that are mixed up", () => {
  const pair: WordPair = {
    words: ["lend", "borrow"],
    level: "A2",
    difference: "You “lend” something to a person. You “borrow” something from a person.",
    examples: ["She lent me a pen.", "I borrowed her pen."],
  };

  test("stand in the examples in any form", () => {
    expect(reasons(lintWordPairs([pair]))).toEqual([]);
    expect(
      reasons(lintWordPairs([{ ...pair, examples: ["She lent me a pen.", "I have a pen."] }])),
    ).toEqual(['none uses "borrow"']);
  });

  test("need no example that says their name where they are forms", () => {
    const words = ["past simple", "present perfect continuous", "second conditional"];
    expect(reasons(lintWordPairs([{ ...pair, words }]))).toEqual([]);
  });

  test("are told apart once, also in other order, among three and in other files", () => {
    const three = { ...pair, words: ["borrow", "lend", "pen"] };
    expect(reasons(lintWordPairs([pair, three]))).toEqual(["tells borrow and lend apart twice"]);
    expect(reasons(lintWordPairs([pair], new Map([["borrow and lend", "verbs.yaml"]])))).toEqual([
      "borrow and lend are told apart in verbs.yaml too",
    ]);
  });

  test("have partners of their own", () => {
    const goesWith = { lend: ["money"], borrow: ["money"], rent: ["flat"] };
    expect(reasons(lintWordPairs([{ ...pair, goesWith }]))).toEqual([
      '"money" goes with another word too',
      '"money" goes with another word too',
      "is none of the words",
    ]);
  });

  test.each([
    ["see", "watch"],
    ["meet", "know"],
    ["ask", "ask for"],
  ])("are told apart by use before sound and style: “%s” from “%s”", (word, other) => {
    const { wordPairs } = loadContent().english;
    expect(wordPairs.find(({ words }) => words.includes(word))?.words).toContain(other);
  });

  test("are known at every level, and are hundreds", () => {
    const { wordPairs } = loadContent().english;
    expect(wordPairs.length).toBeGreaterThanOrEqual(270);
    expect(new Set(wordPairs.map(({ level }) => level)).size).toBe(6);
  });
});

describe("a situation", () => {
  const situation: Situation = {
    id: "taxi",
    title: "Taking a taxi",
    names: ["taxi"],
    level: "A2",
    phrases: [
      {
        say: "To the station, please.",
        when: "when you get in",
        level: "A1",
        register: "neutral",
      },
    ],
  };
  const [phrase] = situation.phrases as [Situation["phrases"][number]];

  test("has its id and its names for itself, in small letters", () => {
    expect(reasons(lintSituations([situation, situation]))).toEqual([
      '"taxi" stands twice',
      '"taxi" is named twice',
    ]);
    expect(reasons(lintSituations([{ ...situation, names: ["Taxi"] }]))).toEqual([
      '"Taxi" is not in small letters',
    ]);
  });

  test("says a phrase once", () => {
    expect(reasons(lintSituations([{ ...situation, phrases: [phrase, phrase] }]))).toEqual([
      'says "To the station, please." twice',
    ]);
  });

  test.each(["When you get in", "when you get in."])("does not say when by “%s”", (when) => {
    expect(reasons(lintSituations([{ ...situation, phrases: [{ ...phrase, when }] }]))).toEqual([
      "ends a sentence: no capital at its beginning, no mark at its end",
    ]);
  });
});

describe("help with a word", () => {
  const decide: WordHelp = {
    word: "decide",
    partOfSpeech: "verb",
    level: "A2",
    family: [{ word: "decision", partOfSpeech: "noun" }],
    collocations: ["decided to go", "make decisions"],
    sound: "di-SIDE",
  };

  test("may hold forms of the word and of its family", () => {
    expect(reasons(lintWordHelp([decide]))).toEqual([]);
  });

  test("is given once for a word as one part of speech", () => {
    expect(reasons(lintWordHelp([decide, decide]))).toEqual(["decide (verb) stands twice"]);
    const elsewhere = new Map([["decide (verb)", "nouns.yaml"]]);
    expect(reasons(lintWordHelp([decide], elsewhere))).toEqual([
      "decide (verb) is in nouns.yaml too",
    ]);
  });

  test("names other words as its family, each once", () => {
    const [decision] = decide.family;
    const family = [{ ...decide }, decision!, decision!];
    expect(reasons(lintWordHelp([{ ...decide, family }]))).toEqual([
      '"decide" is no further word',
      '"decision" is no further word',
    ]);
  });

  test("has only collocations with the word, each once", () => {
    const collocations = ["decide to go", "decide to go", "go home"];
    expect(reasons(lintWordHelp([{ ...decide, collocations }]))).toEqual([
      '"decide to go" stands twice',
      '"go home" holds no form of "decide"',
    ]);
  });

  test.each(["di-side", "DI-SIDE", "di-SIde", "di–SIDE"])("is not said like “%s”", (sound) => {
    expect(reasons(lintWordHelp([{ ...decide, sound }]))).toEqual([
      "has one stressed syllable, all in capitals",
    ]);
  });
});
