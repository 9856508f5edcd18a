import type { Tiles } from "../board/rack";
import type { WordGraph } from "../lexicon/word-graph";
import type { Position } from "./bot-move";
import { playOut } from "./endgame";
import { leaveKey, leavesOf } from "./leave-values";
import { keptAfter, type PossiblePlay } from "./plays";
import { worthOf } from "../board/tile-worth";

/** A play with what it is worth in all, in points: its score, and what the tiles that it keeps will bring. */
export interface Weighed {
  play: PossiblePlay;
  equity: number;
}

/** Plays that are looked at to the end of the game, when the bag is empty. */
const endgamePlays = 10;

/**
 * The plays of a position of which one may be the best, weighed, the best first; the others bring
 * fewer points than any tiles that are kept could make good.
 *
 * While the bag has tiles, a play is worth its score and its leave. When it is empty and one other
 * plays, their rack is known: then the rest of the game is played out.
 */
export function weighPlays(
  position: Position,
  plays: readonly PossiblePlay[],
  graph: WordGraph,
): Weighed[] {
  const { rules, rack, bagSize, unseen } = position;
  if (bagSize === 0 && rules.isCrossword && unseen.length <= rules.rackSize) {
    // Whoever goes out has what the other's tiles are worth, and what is kept may be lost so.
    const promise = ({ score, placed }: PossiblePlay): number =>
      score +
      2 *
        (placed.length === rack.length
          ? worthOf(unseen, rules.tiles)
          : -worthOf(keptAfter(rack, placed), rules.tiles));
    return ordered(
      plays
        .map((play) => ({ play, equity: promise(play) }))
        .toSorted(byEquity)
        .slice(0, endgamePlays)
        .map(({ play }) => ({ play, equity: playOut(position, play, graph) })),
    );
  }
  const leaves = leavesFor(position);
  const spread = Math.max(...leaves.values()) - Math.min(...leaves.values());
  let most = -Infinity;
  for (const { score } of plays) most = Math.max(most, score);
  return ordered(
    plays
      .filter(({ score }) => score >= most - spread)
      .map((play) => ({
        play,
        equity: play.score + (leaves.get(leaveKey(keptAfter(rack, play.placed))) ?? 0),
      })),
  );
}

const byEquity = (one: Weighed, other: Weighed): number => other.equity - one.equity;
const ordered = (weighed: readonly Weighed[]): Weighed[] => weighed.toSorted(byEquity);

/** What tiles are worth that are kept: less when few are left to go with them, and then a burden. */
function leavesFor({ rules, rack, bagSize }: Position): Map<string, number> {
  const leaves = leavesOf(rack);
  const share = Math.min(1, bagSize / rules.rackSize);
  for (const [kept, value] of leaves) {
    leaves.set(kept, share * value - (1 - share) * worthOf(kept, rules.tiles));
  }
  return leaves;
}

/** The best tiles to give back, and what those that are kept are worth; null where none may be. */
export function bestExchange(position: Position): { tiles: Tiles; equity: number } | null {
  const { rules, rack, bagSize } = position;
  if (bagSize < rules.exchangeNeeds || rack === "") return null;
  let best: { kept: string; equity: number } = { kept: "", equity: 0 };
  for (const [kept, equity] of leavesFor(position)) {
    if (kept.length < rack.length && equity > best.equity) best = { kept, equity };
  }
  let tiles = rack;
  for (const tile of best.kept) tiles = tiles.replace(tile, "");
  return { tiles, equity: best.equity };
}
