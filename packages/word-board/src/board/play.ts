import type { Ruleset } from "../rules/ruleset";
import { type Board, type Cell, cellIndex, emptyCell, type Placement } from "./board";

/** A word that a play makes. */
export interface MadeWord {
  /** In capital letters. */
  word: string;
  /** Its cells in their order. */
  cells: readonly Cell[];
  score: number;
}

/** What a play comes to. */
export interface Play {
  /** The main word first. */
  words: readonly MadeWord[];
  /** Of all words, with the points for a whole rack. */
  score: number;
  isBingo: boolean;
}

/** Why tiles may not lie so. */
export type PlayFault =
  | "no-tiles"
  | "no-letter"
  | "off-board"
  | "same-cell"
  | "occupied"
  | "not-in-line"
  | "gap"
  | "not-through-centre"
  | "not-connected"
  | "too-short";

export type Judged = { ok: true; play: Play } | { ok: false; fault: PlayFault };

const bonusValue = { TW: 3, DW: 2, TL: 3, DL: 2 } as const;

/**
 * Whether tiles may lie so, and what they are worth. Whether their words are any is asked elsewhere.
 *
 * Letters count what the tile is worth, times what its cell does for a letter; the word then times
 * what its cells do for words. A cell does so once, for the play that covers it.
 *
 * @param placed in any order; whose they are is not asked
 */
export function judgePlay(rules: Ruleset, board: Board, placed: readonly Placement[]): Judged {
  const { layout, rackSize, bingoPoints } = rules;
  const { size } = layout;
  const fault = placementFault(board, placed, size);
  if (fault !== null) return { ok: false, fault };
  const isDown = placed.length > 1 && placed[0]!.col === placed[1]!.col;
  const sorted = placed.toSorted((a, b) => a.row - b.row || a.col - b.col);
  const words = rules.isCrossword
    ? crosswords(rules, board, sorted, isDown)
    : placedWord(rules, sorted);
  if (typeof words === "string") return { ok: false, fault: words };
  const isBingo = placed.length === rackSize;
  const score = words.reduce((sum, word) => sum + word.score, 0) + (isBingo ? bingoPoints : 0);
  return { ok: true, play: { words, score, isBingo } };
}

function placementFault(
  board: Board,
  placed: readonly Placement[],
  size: number,
): PlayFault | null {
  if (placed.length === 0) return "no-tiles";
  const isOn = (at: number): boolean => Number.isInteger(at) && at >= 0 && at < size;
  if (!placed.every(({ row, col }) => isOn(row) && isOn(col))) return "off-board";
  if (!placed.every(({ letter }) => /^[A-Z]$/.test(letter))) return "no-letter";
  const cells = placed.map((each) => cellIndex(each, size));
  if (new Set(cells).size < cells.length) return "same-cell";
  if (cells.some((cell) => board.charAt(cell) !== emptyCell)) return "occupied";
  const [first] = placed;
  const isInLine =
    placed.every(({ row }) => row === first!.row) || placed.every(({ col }) => col === first!.col);
  return isInLine ? null : "not-in-line";
}

/** Without crosswords: the tiles lie side by side, and are the word. */
function placedWord(rules: Ruleset, sorted: readonly Placement[]): MadeWord[] | PlayFault {
  const first = sorted[0]!;
  const last = sorted.at(-1)!;
  if (last.row - first.row + last.col - first.col !== sorted.length - 1) return "gap";
  return [
    wordOf(
      rules,
      sorted.map((each) => ({ ...each, isNew: true })),
    ),
  ];
}

interface Lying extends Placement {
  /** Whether this play lays it: only then does its cell do anything. */
  isNew: boolean;
}

function wordOf({ layout, tiles }: Ruleset, lying: readonly Lying[]): MadeWord {
  let sum = 0;
  let times = 1;
  for (const { row, col, letter, isBlank, isNew } of lying) {
    const bonus = isNew ? layout.bonuses[cellIndex({ row, col }, layout.size)]! : null;
    const isForLetter = bonus === "TL" || bonus === "DL";
    const value = isBlank ? 0 : tiles.values[letter]!;
    sum += value * (isForLetter ? bonusValue[bonus] : 1);
    if (bonus !== null && !isForLetter) times *= bonusValue[bonus];
  }
  return {
    word: lying.map(({ letter }) => letter).join(""),
    cells: lying.map(({ row, col }) => ({ row, col })),
    score: sum * times,
  };
}

function crosswords(
  rules: Ruleset,
  board: Board,
  sorted: readonly Placement[],
  wasDown: boolean,
): MadeWord[] | PlayFault {
  const { size } = rules.layout;
  const placedAt = new Map(sorted.map((each) => [cellIndex(each, size), each]));
  const lyingAt = (row: number, col: number): Lying | undefined => {
    if (row < 0 || col < 0 || row >= size || col >= size) return undefined;
    const at = cellIndex({ row, col }, size);
    const placed = placedAt.get(at);
    if (placed !== undefined) return { ...placed, isNew: true };
    const sign = board.charAt(at);
    if (sign === emptyCell) return undefined;
    return { row, col, letter: sign.toUpperCase(), isBlank: sign >= "a", isNew: false };
  };
  /** All that lies in one line through a cell, without a gap. */
  const lineThrough = ({ row, col }: Cell, isDown: boolean): Lying[] => {
    const [down, right] = isDown ? [1, 0] : [0, 1];
    let start = 0;
    while (lyingAt(row + (start - 1) * down, col + (start - 1) * right) !== undefined) start--;
    const line: Lying[] = [];
    for (let at = start; ; at++) {
      const lying = lyingAt(row + at * down, col + at * right);
      if (lying === undefined) return line;
      line.push(lying);
    }
  };
  const first = sorted[0]!;
  // One tile makes its main word where it joins some; of two, the one across.
  const isDown =
    sorted.length === 1
      ? lineThrough(first, false).length === 1 && lineThrough(first, true).length > 1
      : wasDown;
  const main = lineThrough(first, isDown);
  if (main.filter(({ isNew }) => isNew).length < sorted.length) return "gap";
  const crossing = sorted
    .map((each) => lineThrough(each, !isDown))
    .filter((line) => line.length > 1);
  const isFirst = !Array.from(board).some((sign) => sign !== emptyCell);
  if (isFirst) {
    const centre = (size - 1) / 2;
    if (!sorted.some(({ row, col }) => row === centre && col === centre))
      return "not-through-centre";
    if (sorted.length < 2) return "too-short";
  } else if (main.length === sorted.length && crossing.length === 0) return "not-connected";
  return [main, ...crossing].filter((line) => line.length > 1).map((line) => wordOf(rules, line));
}
