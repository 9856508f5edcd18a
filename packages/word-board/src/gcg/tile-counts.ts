import { type Board, emptyCell, tileOf } from "../board/board";
import type { Tiles } from "../board/rack";
import type { TileSet } from "../rules/tile-sets";

export const tilesOn = (board: Board): Tiles =>
  Array.from(board)
    .filter((sign) => sign !== emptyCell)
    .map(tileOf)
    .join("");

const countOf = (tiles: Tiles): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};

/** Those of some tiles that are too many beside others: each as often as it is. */
export function beyond(tiles: Tiles, others: Tiles): Tiles {
  const left = countOf(others);
  return Array.from(tiles)
    .filter((tile) => {
      const count = left.get(tile) ?? 0;
      left.set(tile, count - 1);
      return count <= 0;
    })
    .join("");
}

/** Tiles of a set that there are more of than it has, each once. */
export const tooMany = (tiles: Tiles, { counts }: TileSet): string[] =>
  [...countOf(tiles)].filter(([tile, count]) => count > (counts[tile] ?? 0)).map(([tile]) => tile);

export const sorted = (tiles: Tiles): Tiles => Array.from(tiles).toSorted().join("");

/** What tiles are worth together: a blank nothing. */
export const valueOf = (tiles: Tiles, { values }: TileSet): number =>
  Array.from(tiles).reduce((sum, tile) => sum + (values[tile] ?? 0), 0);
