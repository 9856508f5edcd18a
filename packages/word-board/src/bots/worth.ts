import type { Tiles } from "../board/rack";
import type { Ruleset } from "../rules/ruleset";

/** What tiles are worth together, in points. */
export function worthOf(tiles: Tiles, { tiles: { values } }: Ruleset): number {
  let sum = 0;
  for (const tile of tiles) sum += values[tile] ?? 0;
  return sum;
}
