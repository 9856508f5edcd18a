/** What a cell does for the tile that is laid on it, or for the word. */
export const bonuses = ["TW", "DW", "TL", "DL"] as const;
export type Bonus = (typeof bonuses)[number];

/** A square board. */
export interface Layout {
  /** Cells in a row, and rows. */
  size: number;
  /** Row by row, from the top left; null: no bonus. */
  bonuses: readonly (Bonus | null)[];
}

const bonusOf: Readonly<Record<string, Bonus>> = { T: "TW", D: "DW", t: "TL", d: "DL" };

/** A layout from a picture of it: T and D for words, t and d for letters. */
function layoutFrom(picture: string): Layout {
  const rows = picture.trim().split(/\s+/);
  return {
    size: rows.length,
    bonuses: rows.flatMap((row) => Array.from(row).map((sign) => bonusOf[sign] ?? null)),
  };
}

/** Few bonuses, far apart, for a board of 11. */
export const smallLayout = layoutFrom(`
  T.........T
  .....t.....
  ..D.....D..
  ...d...d...
  ...........
  .t.......t.
  ...........
  ...d...d...
  ..D.....D..
  .....t.....
  T.........T
`);

/** The usual board of crossword games. */
export const standardLayout = layoutFrom(`
  T..d...T...d..T
  .D...t...t...D.
  ..D...d.d...D..
  d..D...d...D..d
  ....D.....D....
  .t...t...t...t.
  ..d...d.d...d..
  T..d...D...d..T
  ..d...d.d...d..
  .t...t...t...t.
  ....D.....D....
  d..D...d...D..d
  ..D...d.d...D..
  .D...t...t...D.
  T..d...T...d..T
`);
