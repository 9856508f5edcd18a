import { type LevelMovement, reportRule } from "./teaching-facts";

/** Whether a finished quiz shows what its lesson's can-do statement says. */
export const showsCanDo = (score: number): boolean => score >= reportRule.canDoScore;

/** Between which abilities somebody's very likely lies, on the one scale of all placement tests. */
export interface AbilityInterval {
  low: number;
  high: number;
}

/**
 * Whether somebody moved between two placement tests: only where the intervals have nothing in common,
 * not even an end. Two that overlap may be the same ability measured twice.
 */
export function levelMovement(before: AbilityInterval, after: AbilityInterval): LevelMovement {
  if (after.low > before.high) return "likely-up";
  return after.high < before.low ? "likely-down" : "unclear";
}

/** Correct answers in whole per cent of all; null of none. */
export const shareOf = (part: number, all: number): number | null =>
  all === 0 ? null : Math.round((100 * part) / all);
