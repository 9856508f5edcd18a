import { levelLimits } from "../level-limits";
import type { QuizCategory, QuizLevel } from "./quiz-schema";

/** Words in a sentence of an explanation, at most: it is read while the next question waits. */
export const longestExplanationSentence: Readonly<Record<QuizLevel, number>> = {
  A1: 15,
  A2: 15,
  B1: 20,
  B2: 24,
  C1: 24,
};
export const mostExplanationSentences = 3;

/**
 * Hardly a word comes twice in a quiz, and what it asks about is new, so its share of rare words
 * may be this many times that of a lesson.
 */
const rareSlack = 4;
export const rarePercentOf = (level: QuizLevel): number =>
  levelLimits[level].rarePercent * rareSlack;

/** The right option may be the longest, or the shortest, in this share of a file. */
export const mostAtAnEnd = 1 / 3;
/** Questions of one file that begin alike. */
export const mostBeginAlike = 3;
/** A file that is whole has so many questions, and a category. */
export const leastOfFile = 14;
export const leastOfCategory = 80;

/** Categories whose questions are not written yet. Empty when the bank is whole. */
export const notWritten: readonly QuizCategory[] = [];
