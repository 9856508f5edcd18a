import type { LaidTile, WordBoardState } from "@saywell/contract";

/** A tile of one's own, on the rack or laid by oneself in this turn. */
export interface OwnTile {
  /** Stays the same as long as this page knows the tile. */
  key: string;
  /** A capital letter, or `?` for a blank. */
  letter: string;
  value: number;
}

export interface Spot {
  row: number;
  col: number;
}

/** One of one's own tiles where it lies now; for a blank with the letter that was chosen. */
export interface Laid extends LaidTile {
  key: string;
}

/** What one has to play with. */
export interface Hand {
  /** All of one's own tiles in the order in which they stand, those that are laid among them. */
  tiles: readonly OwnTile[];
  laid: readonly Laid[];
}

export const blankSign = "?";

let keys = 0;
const newKey = (): string => `tile-${++keys}`;

type Told = Pick<WordBoardState, "rows"> & {
  mine: { rack: readonly { letter: string; value: number }[] };
};

const isFree = (rows: readonly string[], { row, col }: Spot): boolean =>
  (rows[row]?.charAt(col) ?? "") === ".";

/**
 * One's tiles after the server has told which they are. Those that are still there keep their order
 * and lie where they were laid; what was played goes, and what was drawn stands at the end.
 */
export function handAfter({ tiles, laid }: Hand, told: Told): Hand {
  const laidKeys = new Set(laid.map(({ key }) => key));
  const covered = new Set(laid.filter((each) => !isFree(told.rows, each)).map(({ key }) => key));
  const open = told.mine.rack.map(({ letter, value }) => ({ letter, value }));
  const kept = new Set<string>();
  // Of two alike, the one whose cell is covered is the one that was played.
  const inOrder = [
    ...tiles.filter(({ key }) => laidKeys.has(key) && !covered.has(key)),
    ...tiles.filter(({ key }) => !laidKeys.has(key)),
    ...tiles.filter(({ key }) => covered.has(key)),
  ];
  for (const { key, letter } of inOrder) {
    const at = open.findIndex((each) => each.letter === letter);
    if (at === -1) continue;
    open.splice(at, 1);
    kept.add(key);
  }
  return {
    tiles: [
      ...tiles.filter(({ key }) => kept.has(key)),
      ...open.map((each) => ({ ...each, key: newKey() })),
    ],
    laid: laid.filter(({ key }) => kept.has(key) && !covered.has(key)),
  };
}

export const emptyHand: Hand = { tiles: [], laid: [] };

export const onRack = ({ tiles, laid }: Hand): OwnTile[] =>
  tiles.filter(({ key }) => laid.every((each) => each.key !== key));

export const laidAt = ({ laid }: Pick<Hand, "laid">, { row, col }: Spot): Laid | undefined =>
  laid.find((each) => each.row === row && each.col === col);

/** Lays a tile that stands on the rack, or moves one that is laid. A blank needs its letter. */
export function withTile(hand: Hand, key: string, spot: Spot, letter?: string): Hand {
  const tile = hand.tiles.find((each) => each.key === key);
  if (tile === undefined) return hand;
  const isBlank = tile.letter === blankSign;
  const known = hand.laid.find((each) => each.key === key);
  const shown = isBlank ? (letter ?? known?.letter) : tile.letter;
  if (shown === undefined || laidAt(hand, spot)) return hand;
  const rest = hand.laid.filter((each) => each.key !== key);
  return {
    ...hand,
    laid: [...rest, { key, row: spot.row, col: spot.col, letter: shown, isBlank }],
  };
}

export const withoutTile = (hand: Hand, key: string): Hand => ({
  ...hand,
  laid: hand.laid.filter((each) => each.key !== key),
});

/** The same tiles in another order; those that are laid stay where they lie. */
export function shuffled(hand: Hand, chance: () => number): Hand {
  const tiles = [...hand.tiles];
  for (let last = tiles.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [tiles[last], tiles[other]] = [tiles[other]!, tiles[last]!];
  }
  return { ...hand, tiles };
}

/** The next cell in a direction on which a tile can be laid; null at the edge. */
export function nextFree(
  rows: readonly string[],
  hand: Pick<Hand, "laid">,
  from: Spot,
  isDown: boolean,
): Spot | null {
  let spot = from;
  for (;;) {
    spot = isDown ? { ...spot, row: spot.row + 1 } : { ...spot, col: spot.col + 1 };
    if (spot.row >= rows.length || spot.col >= rows.length) return null;
    if (isFree(rows, spot) && !laidAt(hand, spot)) return spot;
  }
}

export const canLay = (rows: readonly string[], hand: Pick<Hand, "laid">, spot: Spot): boolean =>
  isFree(rows, spot) && !laidAt(hand, spot);
