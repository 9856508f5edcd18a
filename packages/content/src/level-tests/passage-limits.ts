import type { LessonSource } from "../lesson-schema";

/** How hard the texts of a test may be, measured as lessons are (docs/decisions/008). */
export interface PassageLimits {
  /** At most this share of running words beyond the ranks that the level knows, in per cent. */
  rarePercent: number;
  longestSentence: number;
}

/** Wider than for lessons: written texts have longer sentences, and each is about something. */
export const passageLimits: Readonly<Record<LessonSource["level"], PassageLimits>> = {
  A1: { rarePercent: 3, longestSentence: 20 },
  A2: { rarePercent: 4, longestSentence: 26 },
  B1: { rarePercent: 5, longestSentence: 32 },
  B2: { rarePercent: 6, longestSentence: 42 },
  C1: { rarePercent: 7, longestSentence: 50 },
  C2: { rarePercent: 8, longestSentence: 60 },
};
