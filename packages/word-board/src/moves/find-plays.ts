import type { Board, Placement } from "../board/board";
import type { Tiles } from "../board/rack";
import type { WordGraph } from "../lexicon/word-graph";
import type { Ruleset } from "../rules/ruleset";
import { generateMoves } from "./generate-moves";
import { placedWords } from "./placed-words";

/** A play that the rules allow. */
export interface FoundPlay {
  /** Its main word, in capital letters. */
  readonly word: string;
  readonly score: number;
  readonly placed: readonly Placement[];
}

/**
 * The plays of a position by whichever rules it has, of which all words are in a graph. Where the laid
 * tiles alone are the word, each word comes once, at its best place.
 */
export const findPlays = (
  rules: Ruleset,
  board: Board,
  rack: Tiles,
  graph: WordGraph,
): readonly FoundPlay[] =>
  rules.isCrossword
    ? generateMoves(rules, board, rack, graph)
    : placedWords(rules, board, rack, graph);
