/** Which tiles a game has. A tile is a capital letter, or `?` for a blank. */
export interface TileSet {
  /** How many of each tile there are. */
  counts: Readonly<Record<string, number>>;
  /** What each letter is worth. A blank is worth nothing. */
  values: Readonly<Record<string, number>>;
}

export const blank = "?";

/** "E12 A9" as numbers. */
const numbers = (list: string): Record<string, number> =>
  Object.fromEntries(
    list
      .trim()
      .split(/\s+/)
      .map((entry) => [entry.charAt(0), Number(entry.slice(1))]),
  );

const counts = numbers(`
  E12 A9 I9 O8 N6 R6 T6 L4 S4 U4 D4 G3 B2 C2 M2 P2 F2 H2 V2 W2 Y2 K1 J1 X1 Q1 Z1
`);

const values: Record<string, number> = {};
for (const [letters, value] of [
  ["AEILNORSTU", 1],
  ["DG", 2],
  ["BCMP", 3],
  ["FHVWY", 4],
  ["K", 5],
  ["JX", 8],
  ["QZ", 10],
] as const) {
  for (const letter of letters) values[letter] = value;
}

/** The usual 98 letters, without blanks. */
export const lettersOnly: TileSet = { counts, values };
/** The same with two blanks: 100 tiles. */
export const standardTiles: TileSet = { counts: { ...counts, [blank]: 2 }, values };

/** All tiles of a set, in the order of the alphabet, as one string. */
export const allTiles = ({ counts: of }: TileSet): string =>
  Object.entries(of)
    .map(([tile, count]) => tile.repeat(count))
    .toSorted()
    .join("");
