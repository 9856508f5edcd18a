import { type CefrLevel, cefrLevels, rankOf } from "@saywell/cefr";
import type { CompiledItem } from "@saywell/content/answers";
import { baseForms, sentencesOf } from "@saywell/english";
import { type CourseWords, lowerWords } from "./course-words";

/** What can be counted in a text. */
export interface WritingMeasures {
  words: number;
  sentences: number;
  /** Words in a sentence, on average. */
  sentenceLength: number;
  /** The share of sentences that join ideas: "because", "although", "which". */
  joined: number;
  /** The share of sentences that begin with a word that no other begins with. */
  openings: number;
  differentWords: number;
  /** Different words over the square root of all: range, whatever the length (Guiraud 1954). */
  range: number;
  /** Different words that no lesson below the level says. */
  beyond: string[];
  /** Letters in a word, on average. */
  wordLength: number;
}

const joiners = new Set(
  `after although and as because before besides but despite either furthermore hence how however if
  instead meanwhile moreover nevertheless nor once or otherwise since so that therefore though thus
  unless until what whatever when whenever where whereas whether which while who whom whose why yet`.split(
    /\s+/,
  ),
);

/** Counts. Misspelt words (lower case) and names do not show vocabulary. */
export function measureWriting(
  text: string,
  level: CefrLevel,
  { courseWords, misspelt = new Set() }: { courseWords: CourseWords; misspelt?: Set<string> },
): WritingMeasures {
  const sentences = sentencesOf(text).flatMap((sentence) => {
    const words = lowerWords(sentence);
    return words.length === 0 ? [] : [words];
  });
  const words = sentences.flat();
  const names = new Set(
    // One space between words: any number would be looked through again and again.
    [...text.replaceAll(/\s+/g, " ").matchAll(/(?<=[^.!?\s] )\p{Lu}[\p{L}'’-]+/gu)].map(([name]) =>
      name.toLowerCase(),
    ),
  );
  const vocabulary = words.filter((word) => /^\p{L}/u.test(word) && !misspelt.has(word));
  const different = new Map(vocabulary.map((word) => [baseOf(word, courseWords), word]));
  const isBeyond = (word: string) =>
    word.length > 2 &&
    !names.has(word) &&
    (courseWords.levelOf(word) ?? cefrLevels.length) >= rankOf(level);
  const openings = sentences.map(([opening]) => opening);
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  return {
    words: words.length,
    sentences: sentences.length,
    sentenceLength: share(words.length, sentences.length),
    joined: share(
      sentences.filter((sentence) => sentence.slice(1).some((word) => joiners.has(word))).length,
      sentences.length,
    ),
    openings: share(
      openings.filter((one) => openings.filter((other) => other === one).length === 1).length,
      sentences.length,
    ),
    differentWords: different.size,
    range: share(different.size, Math.sqrt(vocabulary.length)),
    beyond: level === "A1" ? [] : [...different.values()].filter(isBeyond),
    wordLength: share(
      vocabulary.reduce((sum, word) => sum + word.length, 0),
      vocabulary.length,
    ),
  };
}

/** Inflections of one word are one: the base that the course knows, else the shortest. */
function baseOf(word: string, courseWords: CourseWords): string {
  const forms = baseForms(word);
  return (
    forms.findLast((form) => courseWords.levelOf(form) !== undefined && form.length > 2) ??
    forms[0]!
  );
}

export type Expected = Pick<
  WritingMeasures,
  "sentenceLength" | "joined" | "openings" | "range" | "wordLength"
> & { beyondShare: number };

/**
 * What a good text of each level has, as the bank's own sample answers have it on average: the only
 * texts of a known level at hand.
 */
export function expectationsFrom(
  items: readonly CompiledItem[],
  courseWords: CourseWords,
): (level: CefrLevel) => Expected | undefined {
  const byLevel = new Map<CefrLevel, Expected>();
  for (const level of cefrLevels) {
    const samples = items.flatMap((item) =>
      item.level === level && item.writing !== null
        ? [measureWriting(item.writing.sample, level, { courseWords })]
        : [],
    );
    if (samples.length === 0) continue;
    const mean = (of: (measures: WritingMeasures) => number) =>
      samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
    byLevel.set(level, {
      sentenceLength: mean((one) => one.sentenceLength),
      joined: mean((one) => one.joined),
      openings: mean((one) => one.openings),
      range: mean((one) => one.range),
      wordLength: mean((one) => one.wordLength),
      beyondShare: mean((one) => one.beyond.length / Math.max(one.differentWords, 1)),
    });
  }
  return (level) => byLevel.get(level);
}
