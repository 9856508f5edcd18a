import { type CefrLevel, compareLevels } from "@saywell/cefr";
import { toAmerican } from "@saywell/english";
import type { CompiledLesson } from "../compiled";
import { definingWords } from "../english-reference/defining-words";
import type { EnglishReference } from "../english-reference/schema";
import { everydayStarters } from "./everyday-starters";
import { everydayWords } from "../everyday-words";
import { type Inflected, isInflected } from "./word-forms";

/** What the course says of a word. */
export interface TaughtWord {
  level: CefrLevel;
  /** As what it is inflected. */
  partsOfSpeech: Set<Inflected>;
}

export interface CourseTexts {
  lessons: readonly Pick<CompiledLesson, "difficulty" | "words">[];
  dictionary: EnglishReference["dictionary"];
}

/**
 * The words of the course with the lowest level at which it has them. The learner's dictionary is
 * written for A2 and has what a learner needs up to B1; of which words this is not sure, it says. Small
 * things of daily life, which films seldom say, are met at A2.
 */
export function courseVocabulary({ lessons, dictionary }: CourseTexts): Map<string, TaughtWord> {
  const vocabulary = new Map<string, TaughtWord>();
  const addAsWritten = (word: string, level: CefrLevel, partOfSpeech: string) => {
    const known = vocabulary.get(word) ?? { level, partsOfSpeech: new Set() };
    if (compareLevels(level, known.level) < 0) known.level = level;
    if (isInflected(partOfSpeech)) known.partsOfSpeech.add(partOfSpeech);
    vocabulary.set(word, known);
  };
  // The course is written in British spelling.
  const add = (word: string, level: CefrLevel, partOfSpeech = "") => {
    for (const spelling of new Set([word, toAmerican(word)]))
      addAsWritten(spelling, level, partOfSpeech);
  };
  for (const { difficulty, words } of lessons)
    for (const { word, partOfSpeech } of words) add(word, difficulty, partOfSpeech);
  for (const { word, partOfSpeech, levelByRank } of dictionary)
    if (!levelByRank) add(word, "B1", partOfSpeech);
  for (const word of everydayStarters) add(word, "B1");
  for (const word of [...everydayWords, ...definingWords]) add(word, "A2");
  return vocabulary;
}
