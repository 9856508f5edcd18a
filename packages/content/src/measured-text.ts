import { baseForms } from "@saywell/english";
import { everydayWords } from "./everyday-words";
import type { LessonSource } from "./lesson-schema";
import { lessonTexts, type PlacedText } from "./lesson-texts";
import { isWhole, sentencesOf, wordsOf } from "@saywell/english";
import { isMostlyName, wordRank } from "./word-rank";

/** A text of a lesson with what its difficulty is judged by. */
export interface MeasuredText extends PlacedText {
  /** Running words, all of them. */
  words: number;
  sentences: { text: string; words: number; isWhole: boolean }[];
  /** The words that count as vocabulary: no names, no numbers, nothing the lesson teaches. */
  vocabulary: { word: string; rank: number }[];
}

const bare = (word: string) => baseForms(word)[0] ?? word;

/** Measures every text of a lesson. Its key words are never rare. */
export function measureLesson(lesson: LessonSource): MeasuredText[] {
  const taught = new Set(
    lesson.words.flatMap(({ word }) => wordsOf(word).map(({ text }) => text.toLowerCase())),
  );
  return measureTexts([...lessonTexts(lesson)], taught);
}

/** Measures texts. Everyday words, and what is `taught` (lower case), are never rare. */
export function measureTexts(
  placedTexts: readonly PlacedText[],
  taught: ReadonlySet<string>,
): MeasuredText[] {
  const texts = placedTexts.map((placed) => ({
    ...placed,
    sentences: sentencesOf(placed.text).map((text) => ({ text, words: wordsOf(text) })),
  }));
  const names = new Set(
    texts
      .flatMap(({ sentences }) => sentences.flatMap(({ words }) => words))
      .filter((word) => word.isName)
      .map((word) => bare(word.text.toLowerCase())),
  );

  const isVocabulary = (word: string, isName: boolean) => {
    if (isName || !/^\p{L}/u.test(word)) return false;
    const lower = word.toLowerCase();
    if (baseForms(lower).some((form) => taught.has(form) || everydayWords.has(form))) return false;
    // A name may also stand where every word has a capital.
    const isCapital = word !== lower;
    return !(
      isCapital &&
      (names.has(bare(lower)) || isMostlyName(bare(lower)) || wordRank(word) === Infinity)
    );
  };
  return texts.map(({ path, text, sentences }) => ({
    path,
    text,
    words: sentences.reduce((sum, { words }) => sum + words.length, 0),
    sentences: sentences.map((each) => ({
      text: each.text,
      words: each.words.length,
      isWhole: isWhole(each.text),
    })),
    vocabulary: sentences
      .flatMap(({ words }) => words)
      .filter((word) => isVocabulary(word.text, word.isName))
      .map(({ text }) => ({ word: text.toLowerCase(), rank: wordRank(text) })),
  }));
}

/** The mean length of whole sentences, in words; 0 without any. */
export function averageSentence(texts: readonly MeasuredText[]): number {
  const whole = texts.flatMap(({ sentences }) => sentences).filter(({ isWhole }) => isWhole);
  return whole.reduce((sum, { words }) => sum + words, 0) / Math.max(whole.length, 1);
}

/** The share of running words that are rarer than `rank`, in per cent. */
export function percentBeyond(texts: readonly MeasuredText[], rank: number): number {
  const words = texts.reduce((sum, text) => sum + text.words, 0);
  const rare = texts.flatMap(({ vocabulary }) => vocabulary).filter((word) => word.rank > rank);
  return (100 * rare.length) / Math.max(words, 1);
}
