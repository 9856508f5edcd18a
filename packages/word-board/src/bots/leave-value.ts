import type { Tiles } from "../board/rack";
import { worthOf } from "../board/tile-worth";
import type { Position } from "./bot-move";
import { leaveTable } from "./leave-table";

const vowels = new Set("AEIOU");

/**
 * What is looked at in tiles that are kept, by the names that `leaveTable` has: each tile (`S`), each
 * further one of the same (`SS`), Q with a U (`QU`), and how many vowels and consonants there are
 * (`2+3`, without Y and blanks among either).
 *
 * @param kept in the order of their signs
 */
export function leaveTraits(kept: Tiles): string[] {
  const traits: string[] = [];
  let vowelCount = 0;
  let consonantCount = 0;
  let before = "";
  for (const tile of kept) {
    traits.push(tile === before ? tile + tile : tile);
    before = tile;
    if (vowels.has(tile)) vowelCount++;
    else if (tile >= "A" && tile !== "Y") consonantCount++;
  }
  if (kept.includes("Q") && kept.includes("U")) traits.push("QU");
  traits.push(`${vowelCount}+${consonantCount}`);
  return traits;
}

/** By how many points the next turns are better, or worse, for these tiles than for those of chance. */
export function leaveValue(kept: Tiles): number {
  if (kept === "") return 0;
  return leaveTraits(kept).reduce((sum, trait) => sum + (leaveTable[trait] ?? 0), 0);
}

/** What can be kept of a rack, each once. */
export interface Leave {
  /** In the order of their signs. */
  kept: Tiles;
  value: number;
}

/**
 * All that can be kept of a rack, by the tiles kept, from all of them to none.
 *
 * @param rack in the order of its signs
 * @param valueOf what they are worth to their holder
 */
export function leavesOf(rack: Tiles, valueOf: (kept: Tiles) => number): Map<Tiles, Leave> {
  const leaves = new Map<Tiles, Leave>();
  for (let chosen = 2 ** rack.length - 1; chosen >= 0; chosen--) {
    const kept = Array.from(rack)
      .filter((_, place) => (chosen & (1 << place)) !== 0)
      .join("");
    if (!leaves.has(kept)) leaves.set(kept, { kept, value: valueOf(kept) });
  }
  return leaves;
}

/**
 * How much of a leave's value holds where words are few, as on the Starter board. The table was made
 * with all words: by all of it Ampersand exchanged one turn in five there, and won 32 games of 100
 * against Bracket; by a quarter it wins 54 (scripts/word-board/bot-games.ts).
 */
const shareOfFewWords = 0.25;

/**
 * How to weigh what is kept in a position: by the next turns, or where the bag is empty, as tiles that
 * are left over at the end, when the other gets what they cost.
 */
export function leaveWorth({
  rules,
  bagSize,
}: Pick<Position, "rules" | "bagSize">): (kept: Tiles) => number {
  if (bagSize === 0) return (kept) => -2 * worthOf(kept, rules.tiles);
  const share = rules.isCrossword ? 1 : shareOfFewWords;
  return (kept) => share * leaveValue(kept);
}
