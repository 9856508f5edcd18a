import { tilesLaid } from "../board/tile-worth";
import { takeFrom, type Tiles } from "../board/rack";
import type { FoundPlay } from "../moves/find-plays";
import type { Leave } from "./leave-value";

/** A play with what it leaves. */
export interface Weighed {
  play: FoundPlay;
  kept: Tiles;
  /** Its points, and what the kept tiles are worth. */
  equity: number;
}

export const byScore = (one: FoundPlay, other: FoundPlay): number => other.score - one.score;

/** The play of most points; of equals the first. */
export function highest(plays: readonly FoundPlay[]): FoundPlay | undefined {
  let best = plays[0];
  for (const play of plays) if (play.score > best!.score) best = play;
  return best;
}

/**
 * The plays of most equity, the best first; of equals the one with more points.
 *
 * @param leaves all that can be kept of the rack
 */
export function bestByEquity(
  plays: readonly FoundPlay[],
  rack: Tiles,
  leaves: ReadonlyMap<Tiles, Leave>,
  count: number,
): Weighed[] {
  let mostKept = Number.NEGATIVE_INFINITY;
  for (const { value } of leaves.values()) mostKept = Math.max(mostKept, value);
  const weigh = (play: FoundPlay): Weighed => {
    const kept = takeFrom(rack, tilesLaid(play.placed))!;
    return { play, kept, equity: play.score + leaves.get(kept)!.value };
  };
  // Positions with blanks have tens of thousands of plays: most bring too little to be looked at.
  const top = highest(plays);
  const enough = count > 1 || top === undefined ? null : weigh(top).equity - mostKept;
  const sorted = (enough === null ? [...plays] : plays.filter(({ score }) => score >= enough)).sort(
    byScore,
  );
  const best: Weighed[] = [];
  for (const play of sorted) {
    const least = best.length < count ? Number.NEGATIVE_INFINITY : best.at(-1)!.equity;
    if (play.score + mostKept <= least) break;
    const weighed = weigh(play);
    if (weighed.equity <= least) continue;
    const place = best.findIndex(({ equity }) => equity < weighed.equity);
    best.splice(place === -1 ? best.length : place, 0, weighed);
    if (best.length > count) best.pop();
  }
  return best;
}
