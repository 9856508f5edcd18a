import {
  type Board,
  type Cell,
  cellIndex,
  emptyCell,
  lay,
  type Placement,
  signOf,
} from "../board/board";
import type { Layout } from "../rules/layouts";
import type { GcgPlay, GcgPosition } from "./gcg-game";

const firstColumn = "A".codePointAt(0)!;

/** A play as it is written, without who made it and what it is worth. */
export type WrittenPlay = GcgPosition & Pick<GcgPlay, "tiles">;

/** `8D` goes across and has its row first, `D8` goes down; null for any other text. */
export function readPosition(text: string): GcgPosition | null {
  const across = /^(\d{1,2})([a-z])$/i.exec(text);
  const down = /^([a-z])(\d{1,2})$/i.exec(text);
  if (across === null && down === null) return null;
  const [row, col] = across === null ? [down![2]!, down![1]!] : [across[1]!, across[2]!];
  return {
    row: Number(row) - 1,
    col: col.toUpperCase().codePointAt(0)! - firstColumn,
    isDown: across === null,
  };
}

/** A cell by its column and row, as `D8`. */
export const cellName = ({ row, col }: Cell): string =>
  `${String.fromCodePoint(firstColumn + col)}${row + 1}`;

export function writePosition({ isDown, ...cell }: GcgPosition): string {
  const name = cellName(cell);
  return isDown ? name : `${name.slice(1)}${name.charAt(0)}`;
}

/** The cell so many steps after the first one. */
export const cellAfter = ({ row, col, isDown }: GcgPosition, steps: number): Cell =>
  isDown ? { row: row + steps, col } : { row, col: col + steps };

/** The tiles that a play lays, each in its cell. */
export const placementsOf = (play: WrittenPlay): Placement[] =>
  Array.from(play.tiles).flatMap((sign, at) =>
    sign === emptyCell
      ? []
      : [{ ...cellAfter(play, at), letter: sign.toUpperCase(), isBlank: sign >= "a" }],
  );

/** All that lies in one line through a cell, without a gap: where it begins, and its signs. */
export function lineThrough(
  board: Board,
  { size }: Layout,
  { row, col, isDown }: GcgPosition,
): { start: GcgPosition; signs: string } {
  const signAt = (steps: number): string => {
    const cell = cellAfter({ row, col, isDown }, steps);
    const isOn = cell.row >= 0 && cell.col >= 0 && cell.row < size && cell.col < size;
    return isOn ? board.charAt(cellIndex(cell, size)) : emptyCell;
  };
  let first = 0;
  while (signAt(first - 1) !== emptyCell) first--;
  let signs = "";
  for (let at = first; signAt(at) !== emptyCell; at++) signs += signAt(at);
  return { start: { ...cellAfter({ row, col, isDown }, first), isDown }, signs };
}

/**
 * How a legal play is written: from the first cell of its main word, with `.` for what lay there. One
 * tile that joins words both ways is written across.
 */
export function writtenPlay(
  board: Board,
  placed: readonly Placement[],
  layout: Layout,
): WrittenPlay {
  const [first, second] = placed.toSorted((a, b) => a.row - b.row || a.col - b.col);
  const { row, col } = first!;
  const after = lay(board, placed, layout);
  const through = (isDown: boolean) => lineThrough(after, layout, { row, col, isDown });
  const isDown =
    second === undefined
      ? through(false).signs.length === 1 && through(true).signs.length > 1
      : second.col === col;
  const { start, signs } = through(isDown);
  const laid = new Map(placed.map((each) => [cellIndex(each, layout.size), signOf(each)]));
  const tiles = Array.from(signs).map(
    (_sign, at) => laid.get(cellIndex(cellAfter(start, at), layout.size)) ?? emptyCell,
  );
  return { ...start, tiles: tiles.join("") };
}
