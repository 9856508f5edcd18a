import type { Position } from "../bots/bot-move";
import { rulesetOf } from "../rules/ruleset";
import type { WordBoardPlayer, WordBoardState } from "./state";

/** A game as one of its players sees it whose turn it is. */
export function positionOf(
  { players, bag, board, setting }: WordBoardState,
  { id: own, rack, score: points }: WordBoardPlayer,
): Position {
  const others = players.filter(({ id }) => id !== own);
  const hidden = bag + others.map((other) => other.rack).join("");
  return {
    rules: rulesetOf(setting.preset, setting.board),
    board,
    rack,
    bagSize: bag.length,
    unseen: Array.from(hidden).toSorted().join(""),
    lead: points - Math.max(...others.map(({ score }) => score)),
  };
}
