/** Tiles that somebody holds, or that are in the bag: capital letters and `?`, in any order. */
export type Tiles = string;

/** What is left of some tiles when others are taken from them; null where those are not among them. */
export function takeFrom(tiles: Tiles, taken: Tiles): Tiles | null {
  let rest = tiles;
  for (const tile of taken) {
    const at = rest.indexOf(tile);
    if (at === -1) return null;
    rest = rest.slice(0, at) + rest.slice(at + 1);
  }
  return rest;
}

/**
 * Draws tiles by chance: those that were drawn, and the rest.
 *
 * @param count drawn at most: as many as there are
 * @param chance from 0 up to 1
 */
export function draw(
  bag: Tiles,
  count: number,
  chance: () => number,
): { drawn: Tiles; rest: Tiles } {
  let drawn = "";
  let rest = bag;
  while (drawn.length < count && rest !== "") {
    const at = Math.floor(chance() * rest.length);
    drawn += rest.charAt(at);
    rest = rest.slice(0, at) + rest.slice(at + 1);
  }
  return { drawn, rest };
}
