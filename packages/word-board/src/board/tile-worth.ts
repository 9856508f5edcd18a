import type { TileSet } from "../rules/tile-sets";
import type { Placement } from "./board";
import { signOf, tileOf } from "./board";
import type { Tiles } from "./rack";

/** What tiles are worth that somebody still holds. */
export const worthOf = (tiles: Tiles, { values }: TileSet): number =>
  Array.from(tiles).reduce((sum, tile) => sum + (values[tile] ?? 0), 0);

/** The tiles that a play takes from a rack. */
export const tilesLaid = (placed: readonly Placement[]): Tiles =>
  placed.map((each) => tileOf(signOf(each))).join("");

/** Tiles in the order of their signs. */
export const sortTiles = (tiles: Tiles): Tiles => Array.from(tiles).toSorted().join("");
