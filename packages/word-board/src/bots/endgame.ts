import { type Board, lay } from "../board/board";
import type { Tiles } from "../board/rack";
import { worthOf } from "../board/tile-worth";
import type { WordGraph } from "../lexicon/word-graph";
import { findPlays, type FoundPlay } from "../moves/find-plays";
import type { Ruleset } from "../rules/ruleset";
import { bestByEquity } from "./equity";
import { leavesOf } from "./leave-value";

/** A game of two whose bag is empty: each knows what the other holds. */
export interface Endgame {
  rules: Ruleset;
  board: Board;
  /** Of who is to move, in the order of their signs. */
  mine: Tiles;
  /** Of the other, likewise. */
  theirs: Tiles;
}

/**
 * How many plays are followed on: of one's own, of the other's replies, and of one's own again. Behind
 * the last of them nobody looks on, and each keeps what they hold.
 */
const followed = [8, 4, 2] as const;
/** Plays that may be found for one choice: with blanks there are too many to look far. */
const mostFound = 12_000;

/**
 * The best play of an endgame, by points from here to the end; null for passing.
 *
 * Looks ahead over the likeliest plays: an `out` ends the game, and brings the other's tiles twice,
 * once to who is out and once from who is not.
 */
export function endgamePlay(end: Endgame, graph: WordGraph): FoundPlay | null {
  return lookAhead(end, {
    graph,
    depth: 0,
    atLeast: Number.NEGATIVE_INFINITY,
    atMost: Number.POSITIVE_INFINITY,
    budget: { left: mostFound },
  }).play;
}

interface Search {
  graph: WordGraph;
  depth: number;
  /** Between these the outcome still matters to who moves: the rest of the tree is not looked at. */
  atLeast: number;
  atMost: number;
  /** Plays that may still be found. */
  budget: { left: number };
}

/** The best play, and the points of who moves less the other's, from here to the end. */
function lookAhead(
  { rules, board, mine, theirs }: Endgame,
  { graph, depth, atLeast, atMost, budget }: Search,
): { play: FoundPlay | null; gain: number } {
  const unplayed = worthOf(theirs, rules.tiles);
  const stays = unplayed - worthOf(mine, rules.tiles);
  if (budget.left <= 0) return { play: null, gain: stays };
  const found = findPlays(rules, board, mine, graph);
  budget.left -= found.length + 1;
  const leaves = leavesOf(mine, (kept) =>
    kept === "" ? 2 * unplayed : unplayed - worthOf(kept, rules.tiles),
  );
  const width = followed[depth] ?? 0;
  const likely = bestByEquity(found, mine, leaves, Math.max(1, width));
  if (width === 0) {
    const [best] = likely;
    return best === undefined
      ? { play: null, gain: stays }
      : { play: best.play, gain: Math.max(stays, best.equity) };
  }
  let best: { play: FoundPlay | null; gain: number } = {
    play: null,
    gain: Number.NEGATIVE_INFINITY,
  };
  const moves = likely.length === 0 ? [null] : likely;
  for (const move of moves) {
    const isOut = move?.kept === "";
    const score = move?.play.score ?? 0;
    const lowest = Math.max(atLeast, best.gain);
    const gain = isOut
      ? move.equity
      : score -
        lookAhead(
          {
            rules,
            board: move === null ? board : lay(board, move.play.placed, rules.layout),
            mine: theirs,
            theirs: move?.kept ?? mine,
          },
          { graph, depth: depth + 1, atLeast: score - atMost, atMost: score - lowest, budget },
        ).gain;
    if (gain > best.gain) best = { play: move?.play ?? null, gain };
    if (best.gain >= atMost) break;
  }
  return best;
}
