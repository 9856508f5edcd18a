import type { Tiles } from "../board/rack";
import { leaveFeatures } from "./leave-features";

/** What each feature of kept tiles brings, in points: see `leaveFeatures` for them, `leaveValue` for whence. */
export const leaveWorth: Readonly<Record<string, number>> = {
  "?": 14.3,
  A: -0.9,
  B: -1.7,
  C: -0.8,
  D: -0.8,
  E: -0.1,
  F: -0.6,
  G: -1.7,
  H: 0.9,
  I: -1.7,
  J: -1.1,
  K: 1.0,
  L: -1.8,
  M: 0.9,
  N: -1.3,
  O: -1.9,
  P: -0.3,
  Q: 1.5,
  R: -1.1,
  S: 3.1,
  T: -1.4,
  U: -3.6,
  V: -3.0,
  W: -2.2,
  X: 3.3,
  Y: 0.0,
  Z: 3.0,
  twice: -3.2,
  uneven: -1.4,
  "lone Q": -5.3,
};

/**
 * What tiles that are kept are worth for the next play, in points, against keeping none. The figures
 * are our own: `scripts/word-board/measure-leaves.ts` computes them from games that two greedy players
 * played on the board of 15 with the words of decision 081.
 */
export function leaveValue(kept: Tiles): number {
  let value = 0;
  for (const [feature, count] of leaveFeatures(kept)) value += count * (leaveWorth[feature] ?? 0);
  return value;
}

/** Some tiles of a rack, as one text whatever their order. */
export const leaveKey = (tiles: Iterable<string>): string => [...tiles].toSorted().join("");

/** Each choice of tiles that may be kept of a rack, by its `leaveKey`, with its value. */
export function leavesOf(rack: Tiles): Map<string, number> {
  const values = new Map<string, number>([["", 0]]);
  const sorted = leaveKey(rack);
  for (let chosen = 1; chosen < 2 ** sorted.length; chosen++) {
    let kept = "";
    for (let place = 0; place < sorted.length; place++) {
      if ((chosen & (1 << place)) !== 0) kept += sorted.charAt(place);
    }
    if (!values.has(kept)) values.set(kept, leaveValue(kept));
  }
  return values;
}
