import type { Tiles } from "../board/rack";
import { blank } from "../rules/tile-sets";

const vowels = "AEIOU";

/**
 * What of the tiles that somebody keeps is held against what their next play brings: how many of each
 * tile (under its own sign); `twice`, the tiles of which another is kept already; `uneven`, by how many
 * vowels and consonants differ, beyond one; `lone Q`, a Q without a U or a blank.
 */
export function leaveFeatures(kept: Tiles): Map<string, number> {
  const features = new Map<string, number>();
  const add = (name: string, count: number) => {
    if (count > 0) features.set(name, (features.get(name) ?? 0) + count);
  };
  let vowelCount = 0;
  let consonantCount = 0;
  for (const [place, tile] of Array.from(kept).entries()) {
    add(tile, 1);
    if (kept.indexOf(tile) < place) add("twice", 1);
    if (tile === blank) continue;
    if (vowels.includes(tile)) vowelCount++;
    else consonantCount++;
  }
  add("uneven", Math.abs(vowelCount - consonantCount) - 1);
  if (kept.includes("Q") && !kept.includes("U") && !kept.includes(blank)) add("lone Q", 1);
  return features;
}
