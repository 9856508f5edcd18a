import { wordBoardRules } from "../word-board-facts";
import type { WordBoardPlayer, WordBoardState } from "./state";

/**
 * Milliseconds of a turn for which its clock stood because the player's line was cut: half a minute
 * of one turn at most.
 */
export function heldOf(
  { awaySince, held }: Pick<WordBoardPlayer, "awaySince" | "held">,
  { turnAt }: Pick<WordBoardState, "turnAt">,
  now: number,
): number {
  const away = awaySince === null ? 0 : Math.max(0, now - Math.max(awaySince, turnAt));
  return Math.min(held + away, wordBoardRules.awayTime);
}
