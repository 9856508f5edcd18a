import type { Memory } from "../memory";

/** A card that has never been graded, and is due at once. */
export const newMemory = (now: Date): Memory => ({
  state: "new",
  dueAt: now,
  stability: 0,
  difficulty: 0,
  learningStep: 0,
  reviews: 0,
  lapses: 0,
  reviewedAt: null,
});
