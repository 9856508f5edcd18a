import type { CefrLevel } from "@saywell/cefr";
import type { Tiles } from "../board/rack";
import type { Move, Position } from "../bots/bot-move";
import { applyWordBoardEvent } from "../game/apply";
import { positionOf } from "../game/position";
import { newWordBoard, type Turn, type WordBoardEvent, type WordBoardSetting } from "../game/state";
import type { Lexicon } from "../lexicon/lexicon";
import { analyseTurn, type TurnAnalysis } from "./analyse-turn";

/** A turn of a game that is over, beside what it could have been. */
export interface AnalysedTurn {
  /** Its place among the turns of the game, from 1. */
  turn: number;
  /** The tiles that the player had. */
  rack: Tiles;
  taken: Turn;
  analysis: TurnAnalysis;
}

/** Every turn of one player, from the log of a game that is over. */
export function analyseGame(
  { setting, events }: { setting: WordBoardSetting; events: readonly WordBoardEvent[] },
  playerId: string,
  words: { lexicon: Lexicon; level: CefrLevel },
): AnalysedTurn[] {
  const before: { turn: number; position: Position; move: Move }[] = [];
  let state = newWordBoard(setting);
  for (const event of events) {
    const move = "id" in event && event.id === playerId ? moveOf(event) : null;
    const player = state.players.find(({ id }) => id === playerId);
    if (move !== null && player !== undefined) {
      before.push({ turn: state.turns.length + 1, position: positionOf(state, player), move });
    }
    state = applyWordBoardEvent(state, event);
  }
  return before.map(({ turn, position, move }) => ({
    turn,
    rack: position.rack,
    taken: state.turns[turn - 1]!,
    analysis: analyseTurn(position, move, words),
  }));
}

function moveOf(event: WordBoardEvent): Move | null {
  switch (event.type) {
    case "played":
      return { kind: "play", placed: event.placed };
    case "exchanged":
      return { kind: "exchange", tiles: event.tiles };
    case "passed":
      return { kind: "pass" };
    default:
      return null;
  }
}
