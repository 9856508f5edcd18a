import type { CefrLevel } from "@saywell/cefr";
import type { Board, Placement } from "../board/board";
import type { Tiles } from "../board/rack";
import { applyWordBoardEvent } from "../game/apply";
import { newWordBoard, type Turn, type WordBoardEvent, type WordBoardSetting } from "../game/state";
import type { Lexicon } from "../lexicon/lexicon";
import type { WordGraph } from "../lexicon/word-graph";
import { generateMoves } from "../moves/generate-moves";
import { placedWords } from "../moves/placed-words";
import { type Ruleset, rulesetOf } from "../rules/ruleset";

/** A play that could have been made. */
export interface PossiblePlay {
  word: string;
  score: number;
  placed: readonly Placement[];
}

/** A turn of a game that is over, beside what it could have been. */
export interface AnalysedTurn {
  /** Its place among the turns of the game, from 1. */
  turn: number;
  /** The tiles that the player had. */
  rack: Tiles;
  taken: Turn;
  /** The play that brings most, with all words; null where there was none. */
  best: PossiblePlay | null;
  /** The same with words of the learner's level and below. */
  bestOfLevel: PossiblePlay | null;
}

/**
 * Every turn of one player, from the log of a game that is over. What brings most in a turn need not be
 * what wins the game: what is kept on the rack is not weighed.
 */
export function analyseGame(
  { setting, events }: { setting: WordBoardSetting; events: readonly WordBoardEvent[] },
  playerId: string,
  { lexicon, level }: { lexicon: Lexicon; level: CefrLevel },
): AnalysedTurn[] {
  const before: { turn: number; rack: Tiles; board: Board; rules: Ruleset }[] = [];
  let state = newWordBoard(setting);
  for (const event of events) {
    const isTheirTurn =
      (event.type === "played" || event.type === "exchanged" || event.type === "passed") &&
      event.id === playerId;
    if (isTheirTurn) {
      const { rack } = state.players.find(({ id }) => id === playerId)!;
      const rules = rulesetOf(state.setting.preset, state.setting.board);
      before.push({ turn: state.turns.length + 1, rack, board: state.board, rules });
    }
    state = applyWordBoardEvent(state, event);
  }
  const ofLevel = lexicon.upTo(level);
  return before.map(({ turn, rack, board, rules }) => ({
    turn,
    rack,
    taken: state.turns[turn - 1]!,
    best: bestPlay(rules, board, rack, lexicon.graph),
    bestOfLevel: bestPlay(rules, board, rack, ofLevel),
  }));
}

function bestPlay(
  rules: Ruleset,
  board: Board,
  rack: Tiles,
  graph: WordGraph,
): PossiblePlay | null {
  const plays = rules.isCrossword
    ? generateMoves(rules, board, rack, graph)
    : placedWords(rules, board, rack, graph);
  const [first, ...others] = plays;
  if (first === undefined) return null;
  let best: PossiblePlay = first;
  for (const each of others) if (each.score > best.score) best = each;
  return { word: best.word, score: best.score, placed: best.placed };
}
