import { describe, expect, test } from "vitest";
import { courseVocabulary } from "./course-vocabulary";
import { measureWords } from "./measure-words";

const entry = (word: string, partOfSpeech: "noun" | "adjective") => ({
  word,
  partOfSpeech,
  meaning: "…",
  example: "…",
});
const measured = (words: string[], course = courseVocabulary({ lessons: [], dictionary: [] })) =>
  measureWords(words, course);

describe("the estimated level of a word", () => {
  test("a form that people say is as easy as its base", () => {
    const { levels, bands } = measured(["bring", "brought", "brings"]);
    expect([new Set(levels).size, new Set(bands).size]).toEqual([1, 1]);
  });

  test("a form that nobody says has none", () => {
    expect(measured(["husband", "husbanding"])).toEqual({ levels: [1, 0], bands: [1, 6] });
  });

  test("a word that is no form by its meaning has its own", () => {
    const { levels } = measured(["live", "liver", "she", "shed"]);
    expect(levels[1]).toBeGreaterThan(levels[0]!);
    expect(levels[3]).toBeGreaterThan(levels[2]!);
  });

  test("a name has none, unless the course has the word", () => {
    const course = courseVocabulary({ lessons: [], dictionary: [entry("rose", "noun")] });
    expect(measured(["jack"]).levels).toEqual([0]);
    expect(measured(["rose", "roses"], course).levels.every((level) => level > 0)).toBe(true);
  });

  test("what the course teaches earlier than its rank says has the level of the course", () => {
    const lesson = { difficulty: "A1", words: [entry("surname", "noun")] } as const;
    const course = courseVocabulary({
      lessons: [{ ...lesson, words: [...lesson.words] }],
      dictionary: [entry("yoghurt", "noun"), entry("foggy", "adjective")],
    });
    expect(measured(["surname", "surnames"]).levels).toEqual([6, 6]);
    expect(measured(["surname", "surnames"], course).levels).toEqual([1, 1]);
    expect(measured(["foggier", "foggy", "yoghurt"], course).levels).toEqual([3, 3, 3]);
  });

  test("what the dictionary may have for learners beyond B1 has the level of its rank", () => {
    const dictionary = [{ ...entry("hypothesis", "noun"), levelByRank: true as const }];
    const course = courseVocabulary({ lessons: [], dictionary });
    expect(measured(["hypothesis"], course)).toEqual(measured(["hypothesis"]));
  });
});
