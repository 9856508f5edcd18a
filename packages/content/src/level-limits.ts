import type { LessonSource } from "./lesson-schema";

/** How hard, and how easy, the English of a level may be. Why these figures: docs/decisions/008. */
export interface LevelLimits {
  /** The ranks in film subtitles that a learner of this level is expected to know. */
  knownRanks: number;
  /** At most this share of the running words beyond `knownRanks`, in per cent. */
  rarePercent: number;
  /** At most this many words in a sentence, on average. */
  averageSentence: number;
  /** At most this many words in any one sentence. */
  longestSentence: number;
  /** At most this many words in what Iris says at once in a dialogue. */
  longestLine: number;
  /** At most this many words in what she says to a right answer of the quiz or of a part. */
  longestWhy: number;
  /** Below this it would suit a lower level better. */
  atLeast?: {
    averageSentence: number;
    /** The share of the running words beyond rank 2,000, in per cent. */
    rarePercent: number;
  };
}

export const levelLimits: Readonly<Record<LessonSource["level"], LevelLimits>> = {
  A1: {
    knownRanks: 2000,
    rarePercent: 1.6,
    averageSentence: 7.7,
    longestSentence: 22,
    longestLine: 25,
    longestWhy: 15,
  },
  A2: {
    knownRanks: 2500,
    rarePercent: 1.8,
    averageSentence: 8.5,
    longestSentence: 24,
    longestLine: 25,
    longestWhy: 15,
  },
  B1: {
    knownRanks: 3000,
    rarePercent: 3.2,
    averageSentence: 9.6,
    longestSentence: 28,
    longestLine: 40,
    longestWhy: 40,
    atLeast: { averageSentence: 7.3, rarePercent: 0 },
  },
  B2: {
    knownRanks: 5000,
    rarePercent: 4,
    averageSentence: 11,
    longestSentence: 34,
    longestLine: 40,
    longestWhy: 40,
    atLeast: { averageSentence: 8.4, rarePercent: 2 },
  },
  C1: {
    knownRanks: 7000,
    rarePercent: 6,
    averageSentence: 11.5,
    longestSentence: 36,
    longestLine: 40,
    longestWhy: 40,
    atLeast: { averageSentence: 8.4, rarePercent: 4 },
  },
  C2: {
    knownRanks: 10_000,
    rarePercent: 5,
    averageSentence: 13,
    longestSentence: 42,
    longestLine: 40,
    longestWhy: 40,
    atLeast: { averageSentence: 9, rarePercent: 4.5 },
  },
};

/** Words in what Iris says to an answer, at any level: it stands above her next line. */
export const longestReaction = 15;

/** A section is shorter than a lesson, so chance weighs more: its limits are wider by this. */
export const sectionSlack = { rarePercent: 1.75, averageSentence: 1.15 } as const;
/** In a section shorter than this (running words) shares and averages say nothing. */
export const shortestSection = 120;
