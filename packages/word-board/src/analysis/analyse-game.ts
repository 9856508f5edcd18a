import type { CefrLevel } from "@saywell/cefr";
import type { Tiles } from "../board/rack";
import type { Turn, WordBoardEvent, WordBoardSetting } from "../game/state";
import type { Lexicon } from "../lexicon/lexicon";
import { analyseTurn, type TurnAnalysis } from "./analyse-turn";
import { positionsOf } from "./positions-of";

/** A turn of a game that is over, beside what it could have been. */
export interface AnalysedTurn extends TurnAnalysis {
  /** Its place among the turns of the game, from 1. */
  turn: number;
  /** The tiles that the player had. */
  rack: Tiles;
  taken: Turn;
}

/**
 * Every turn of one player, from the log of a game that is over, beside what it could have been: see
 * `positionsOf` for which turns these are, and `analyseTurn` for what is best.
 */
export const analyseGame = (
  game: { setting: WordBoardSetting; events: readonly WordBoardEvent[] },
  playerId: string,
  { lexicon, level }: { lexicon: Lexicon; level: CefrLevel },
): AnalysedTurn[] =>
  positionsOf(game, playerId).map(({ turn, position, taken }) => ({
    turn,
    rack: position.rack,
    taken,
    ...analyseTurn(position, { lexicon, level }),
  }));
