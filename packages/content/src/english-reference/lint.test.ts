import { describe, expect, test } from "vitest";
import { loadContent } from "../answers";
import { definingWords } from "./defining-words";
import { lintDictionary } from "./lint";

const hot = {
  word: "hot",
  partOfSpeech: "adjective",
  meaning: "very warm, like fire",
  example: "The soup is hot.",
} as const;
const reasons = (...entries: Parameters<typeof lintDictionary>[0]) =>
  [...lintDictionary(entries)].map(({ reason }) => reason);

describe("an entry of the learner's dictionary", () => {
  test("may be written as a learner at A2 reads it", () => {
    expect(reasons(hot)).toEqual([]);
  });

  test.each([
    ["the word itself", { ...hot, meaning: "very hot" }, 'explains "hot" with itself'],
    [
      "words rarer than B1 knows",
      { ...hot, meaning: "with a temperature that is excessive" },
      "has words that are rarer than B1 allows: temperature, excessive",
    ],
    ["a full stop", { ...hot, meaning: "very warm." }, "is no sentence, and ends without a mark"],
  ])("is not explained with %s", (_, entry, reason) => {
    expect(reasons(entry)).toEqual([reason]);
  });

  test("stands with the other meanings of its word, in one file", () => {
    const elsewhere = new Map([["hot", "weather.yaml"]]);
    expect([...lintDictionary([hot], elsewhere)]).toEqual([
      { path: [0, "word"], reason: '"hot" is explained in weather.yaml too' },
    ]);
  });

  test("shows every part of the word in its example, in any form", () => {
    const entry = { ...hot, word: "get up", meaning: "to leave your bed" };
    expect(reasons({ ...entry, example: "She got up at six." })).toEqual([]);
    expect(reasons({ ...entry, example: "She got on a bus." })).toEqual(['does not use "get up"']);
  });
});

test("every word that meanings may use though films say it seldom is explained itself", () => {
  const { lessons, english } = loadContent();
  const entries = [...lessons.flatMap(({ words }) => words), ...english.dictionary];
  const explained = new Set(entries.map(({ word }) => word.toLowerCase()));
  expect(definingWords.filter((word) => !explained.has(word))).toEqual([]);
});

test("no two words are explained by nothing but each other", () => {
  const { dictionary } = loadContent().english;
  const named = dictionary.flatMap(({ word, meaning }) => {
    const other = /^(?:not |very )?([\w-]+)$/.exec(meaning)?.[1];
    return other === undefined ? [] : [[word.toLowerCase(), other.toLowerCase()] as const];
  });
  const inCircles = named.filter(([word, other]) =>
    named.some(([each, back]) => each === other && back === word),
  );
  expect(inCircles).toEqual([]);
});
