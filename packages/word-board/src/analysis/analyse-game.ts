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

/**
 * Every turn that a player took, from the log of a game that is over. What a guest did counts for the
 * account that they became. A turn that was lost for a wrong challenge is none: there was nothing to
 * choose. One turn takes up to some tens of milliseconds, so that others may have their turn between two.
 */
export function* analyseGame(
  { setting, events }: { setting: WordBoardSetting; events: readonly WordBoardEvent[] },
  playerId: string,
  words: { lexicon: Lexicon; level: CefrLevel },
): Generator<AnalysedTurn> {
  /** Of everybody's turns, by their places: only at the end is it known who is the player. */
  const before = new Map<number, { position: Position; move: Move }>();
  let state = newWordBoard(setting);
  for (const event of events) {
    if (event.type === "started") before.clear();
    const move = moveOf(event);
    const player = state.players.find((each) => "id" in event && each.id === event.id);
    if (move !== null && player !== undefined) {
      before.set(state.turns.length, { position: positionOf(state, player), move });
    }
    state = applyWordBoardEvent(state, event);
  }
  for (const [place, taken] of state.turns.entries()) {
    const known = before.get(place);
    if (known === undefined || taken.by !== playerId) continue;
    const { position, move } = known;
    const analysis = analyseTurn(position, move, words);
    yield { turn: place + 1, rack: position.rack, taken, analysis };
  }
}

function moveOf(event: WordBoardEvent): Move | null {
  switch (event.type) {
    case "played":
      return { kind: "play", placed: event.placed };
    case "exchanged":
      return { kind: "exchange", tiles: event.tiles };
    case "passed":
      return event.why === "penalty" ? null : { kind: "pass" };
    default:
      return null;
  }
}
