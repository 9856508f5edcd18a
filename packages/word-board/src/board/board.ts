import type { Layout } from "../rules/layouts";

/**
 * What lies on a board: row by row from the top left, one sign for each cell. A capital letter is a
 * tile, a small one a blank that stands for it, `.` an empty cell.
 */
export type Board = string;

export const emptyCell = ".";

export const emptyBoard = ({ size }: Layout): Board => emptyCell.repeat(size * size);

/** Where something lies. Rows and columns count from 0 at the top left. */
export interface Cell {
  row: number;
  col: number;
}

/** A tile as it is laid. */
export interface Placement extends Cell {
  /** A capital letter: for a blank the one that it stands for. */
  letter: string;
  isBlank: boolean;
}

export const cellIndex = ({ row, col }: Cell, size: number): number => row * size + col;

/** The sign of a tile on a board. */
export const signOf = ({ letter, isBlank }: Pick<Placement, "letter" | "isBlank">): string =>
  isBlank ? letter.toLowerCase() : letter;

/** The tile of a sign: `?` for a blank, whatever it stands for. */
export const tileOf = (sign: string): string => (sign >= "a" ? "?" : sign);

/** A board with more tiles on it. */
export function lay(board: Board, placed: readonly Placement[], { size }: Layout): Board {
  const cells = Array.from(board);
  for (const each of placed) cells[cellIndex(each, size)] = signOf(each);
  return cells.join("");
}

/** A board without the tiles of these cells. */
export function lift(board: Board, cells: readonly Cell[], { size }: Layout): Board {
  const rest = Array.from(board);
  for (const cell of cells) rest[cellIndex(cell, size)] = emptyCell;
  return rest.join("");
}
