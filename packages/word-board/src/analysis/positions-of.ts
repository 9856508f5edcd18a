import type { Position } from "../bots/bot-move";
import { applyWordBoardEvent } from "../game/apply";
import { positionOf } from "../game/position";
import { newWordBoard, type Turn, type WordBoardEvent, type WordBoardSetting } from "../game/state";

/** A turn with what its player knew before it. */
export interface TakenTurn {
  /** Its place among the turns of the game, from 1. */
  turn: number;
  position: Position;
  taken: Turn;
}

/**
 * The turns that a player took in a game, from its log; where the log has several games, in the last of
 * them. What a guest did counts for the account that they became. A turn that was lost for a wrong
 * challenge is none: there was nothing to choose.
 */
export function positionsOf(
  { setting, events }: { setting: WordBoardSetting; events: readonly WordBoardEvent[] },
  playerId: string,
): TakenTurn[] {
  const before = new Map<number, Position>();
  let state = newWordBoard(setting);
  for (const event of events) {
    if (event.type === "started") before.clear();
    if (event.type === "played" || event.type === "exchanged" || event.type === "passed") {
      const player = state.players.find(({ id }) => id === event.id)!;
      before.set(state.turns.length, positionOf(state, player));
    }
    state = applyWordBoardEvent(state, event);
  }
  return state.turns.flatMap((taken, place) => {
    const isLost = taken.kind === "passed" && taken.why === "penalty";
    if (taken.by !== playerId || isLost) return [];
    return [{ turn: place + 1, position: before.get(place)!, taken }];
  });
}
