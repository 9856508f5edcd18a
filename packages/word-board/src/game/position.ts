import type { Position } from "../bots/bot-move";
import { sortTiles } from "../board/tile-worth";
import { rulesetOf } from "../rules/ruleset";
import { openPlay, type WordBoardPlayer, type WordBoardState } from "./state";

/**
 * How many tiles the bag will have when somebody takes their turn: by that they agree to the last
 * play, and its player draws before them.
 */
export const bagAtTurn = (state: WordBoardState): number =>
  Math.max(0, state.bag.length - (openPlay(state)?.placed.length ?? 0));

/** What a player knows of a game who is to move. */
export function positionOf(
  state: WordBoardState,
  player: Pick<WordBoardPlayer, "id" | "rack" | "score">,
): Position {
  const { players, bag, board, setting } = state;
  const others = players.filter(({ id }) => id !== player.id);
  return {
    rules: rulesetOf(setting.preset, setting.board),
    board,
    rack: player.rack,
    bagSize: bagAtTurn(state),
    unseen: sortTiles(bag + others.map(({ rack }) => rack).join("")),
    lead: player.score - Math.max(...others.map(({ score }) => score)),
  };
}
