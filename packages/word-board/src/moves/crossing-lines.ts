import { type Board, emptyCell } from "../board/board";
import {
  childShift,
  edgeFor,
  endsWord,
  isLastEdge,
  letterBits,
  letterNumber,
  type WordGraph,
} from "../lexicon/word-graph";
import type { Ruleset } from "../rules/ruleset";

/** A board as one direction of play needs it: its lines, and what crosses them. */
export interface Lines {
  size: number;
  isDown: boolean;
  /** For each cell the letter that lies there, 1 for A, or 0. */
  letters: Uint8Array;
  /** For each cell what its tile is worth. */
  values: Uint8Array;
  /** For each empty cell the letters that make words across the line, a bit for each. */
  allowed: Uint32Array;
  /** For each empty cell what the tiles across the line are worth, or -1 where there are none. */
  crossing: Int16Array;
  /** For each cell whether a play may begin to grow there: it is empty and touches a tile. */
  isAnchor: Uint8Array;
  /** What the cell does for a letter and for a word. */
  letterTimes: Uint8Array;
  wordTimes: Uint8Array;
}

const everyLetter = 0x7fffffe;

/** The lines of a board, or where `isDown` those of the board turned about its diagonal. */
export function linesOf(
  { layout, tiles }: Ruleset,
  board: Board,
  { edges }: WordGraph,
  isDown: boolean,
): Lines {
  const { size } = layout;
  const cells = size * size;
  const letters = new Uint8Array(cells);
  const values = new Uint8Array(cells);
  const letterTimes = new Uint8Array(cells).fill(1);
  const wordTimes = new Uint8Array(cells).fill(1);
  let isEmpty = true;
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      const from = row * size + col;
      const to = isDown ? col * size + row : from;
      const bonus = layout.bonuses[from];
      if (bonus === "DL") letterTimes[to] = 2;
      else if (bonus === "TL") letterTimes[to] = 3;
      else if (bonus === "DW") wordTimes[to] = 2;
      else if (bonus === "TW") wordTimes[to] = 3;
      const sign = board.charAt(from);
      if (sign === emptyCell) continue;
      isEmpty = false;
      letters[to] = letterNumber(sign);
      // A blank, which is a small letter, is worth nothing.
      values[to] = sign >= "a" ? 0 : tiles.values[sign]!;
    }
  }
  const allowed = new Uint32Array(cells).fill(everyLetter);
  const crossing = new Int16Array(cells).fill(-1);
  const isAnchor = new Uint8Array(cells);
  const lines = {
    size,
    isDown,
    letters,
    values,
    allowed,
    crossing,
    isAnchor,
    letterTimes,
    wordTimes,
  };
  if (isEmpty) {
    const centre = (size - 1) / 2;
    isAnchor[centre * size + centre] = 1;
    return lines;
  }
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      const at = row * size + col;
      if (letters[at] !== 0) continue;
      const isCrossed =
        (row > 0 && letters[at - size] !== 0) || (row < size - 1 && letters[at + size] !== 0);
      if (isCrossed) cross(lines, edges, row, col);
      if (
        isCrossed ||
        (col > 0 && letters[at - 1] !== 0) ||
        (col < size - 1 && letters[at + 1] !== 0)
      ) {
        isAnchor[at] = 1;
      }
    }
  }
  return lines;
}

/** Which letters fit between the tiles above and below an empty cell, and what those are worth. */
function cross(
  { size, letters, values, allowed, crossing }: Lines,
  edges: Uint32Array,
  row: number,
  col: number,
): void {
  const at = row * size + col;
  let top = row;
  while (top > 0 && letters[(top - 1) * size + col] !== 0) top--;
  let worth = 0;
  let node = edges[0]!;
  for (let above = top; above < row; above++) {
    worth += values[above * size + col]!;
    node = edgeFor(edges, node, letters[above * size + col]!) >>> childShift;
  }
  let bottom = row;
  while (bottom < size - 1 && letters[(bottom + 1) * size + col] !== 0) {
    bottom++;
    worth += values[bottom * size + col]!;
  }
  let mask = 0;
  for (let edgeAt = node; edgeAt !== 0; edgeAt++) {
    const edge = edges[edgeAt]!;
    let last = edge;
    for (let below = row + 1; below <= bottom && last !== 0; below++) {
      last = edgeFor(edges, last >>> childShift, letters[below * size + col]!);
    }
    if ((last & endsWord) !== 0) mask |= 1 << (edge & letterBits);
    if ((edge & isLastEdge) !== 0) break;
  }
  allowed[at] = mask >>> 0;
  crossing[at] = worth;
}

/** A cell from which words grow, and how many cells before it touch nothing and may be filled first. */
interface OpenAnchor {
  at: number;
  free: number;
}

/**
 * The cells from which words grow: those with a tile just before them, and the others, with the most
 * room first. Left out are cells that take none of the letters that are held.
 *
 * @param held the letters, a bit for each
 */
export function anchorsOf(
  { size, letters, allowed, isAnchor }: Lines,
  held: number,
): { touching: number[]; open: OpenAnchor[] } {
  const touching: number[] = [];
  const open: OpenAnchor[] = [];
  for (let row = 0; row < size; row++) {
    let free = 0;
    for (let at = row * size; at < (row + 1) * size; at++) {
      if (letters[at] === 0 && isAnchor[at] === 0) {
        free++;
        continue;
      }
      if (letters[at] === 0 && (allowed[at]! & held) !== 0) {
        if (at > row * size && letters[at - 1] !== 0) touching.push(at);
        else open.push({ at, free });
      }
      free = 0;
    }
  }
  return { touching, open: open.toSorted((one, other) => other.free - one.free) };
}
