import type { Placement } from "../board/board";
import { takeFrom, type Tiles } from "../board/rack";
import { signOf, tileOf } from "../board/board";
import type { WordGraph } from "../lexicon/word-graph";
import { generateMoves } from "../moves/generate-moves";
import { placedWords } from "../moves/placed-words";
import type { Position } from "./bot-move";

/** A play that may be made, whatever the rules are. */
export interface PossiblePlay {
  /** Its main word, in capital letters. */
  readonly word: string;
  readonly placed: readonly Placement[];
  readonly score: number;
}

/** The plays of a position with the words of a graph: without crosswords, each word at its best place. */
export const playsOf = (
  { rules, board, rack }: Pick<Position, "rules" | "board" | "rack">,
  graph: WordGraph,
): readonly PossiblePlay[] =>
  rules.isCrossword
    ? generateMoves(rules, board, rack, graph)
    : placedWords(rules, board, rack, graph);

/** What of a rack a play leaves on it. */
export const keptAfter = (rack: Tiles, placed: readonly Placement[]): Tiles =>
  takeFrom(rack, placed.map((each) => tileOf(signOf(each))).join("")) ?? "";

/** The first of those for which most is counted; undefined of none. */
export function bestOf<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const one of all) {
    const counted = worth(one);
    if (counted <= most) continue;
    best = one;
    most = counted;
  }
  return best;
}
