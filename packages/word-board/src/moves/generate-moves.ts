import type { Board } from "../board/board";
import type { Tiles } from "../board/rack";
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
import { blank } from "../rules/tile-sets";
import { type Lines, linesOf } from "./crossing-lines";
import { codeBlank, codeLaid, GeneratedMove, type LetterPool } from "./generated-move";

/**
 * All plays that crossword rules allow in a position, each set of tiles once. A blank and a letter that
 * look alike are two plays.
 *
 * From each cell that touches a tile a word grows to the left over cells that touch none, and then to
 * the right, along the graph and as the rack and the crossing words allow (Appel and Jacobson, 1988).
 *
 * @param rack capital letters and `?`
 */
export function generateMoves(
  rules: Ruleset,
  board: Board,
  rack: Tiles,
  graph: WordGraph,
): GeneratedMove[] {
  const pool: LetterPool = { codes: new Uint8Array(4096), used: 0 };
  const moves: GeneratedMove[] = [];
  for (const isDown of [false, true]) {
    growAlong(linesOf(rules, board, graph, isDown), { rules, rack, graph, pool, moves });
  }
  return moves;
}

interface Growing {
  rules: Ruleset;
  rack: Tiles;
  graph: WordGraph;
  pool: LetterPool;
  moves: GeneratedMove[];
}

function growAlong(lines: Lines, { rules, rack, graph, pool, moves }: Growing): void {
  const { size, letters, values, allowed, crossing, isAnchor, letterTimes, wordTimes, isDown } =
    lines;
  const { edges } = graph;
  const { rackSize, bingoPoints } = rules;
  /** How many of each letter are held, and under 0 the blanks. */
  const held = new Uint8Array(27);
  for (const tile of rack) held[tile === blank ? 0 : letterNumber(tile)]!++;
  const heldLetters =
    held[0]! > 0
      ? -1
      : held.reduce((mask, count, letter) => (count > 0 ? mask | (1 << letter) : mask), 0);
  const worth = new Uint8Array(27);
  for (const [letter, value] of Object.entries(rules.tiles.values)) {
    worth[letterNumber(letter)] = value;
  }
  /** The word as it grows: its codes, and for each place of it the letter's worth. */
  const codes = new Uint8Array(size);
  let laid = 0;
  let row = 0;
  let anchor = 0;

  /** Notes the word that is grown, of which the last letter lies before `end`. */
  function note(length: number, end: number): void {
    const start = row * size + end - length;
    let main = 0;
    let times = 1;
    let crosses = 0;
    for (let place = 0; place < length; place++) {
      const at = start + place;
      const code = codes[place]!;
      if ((code & codeLaid) !== 0) {
        main += values[at]!;
        continue;
      }
      const value = (code & codeBlank) === 0 ? worth[code]! * letterTimes[at]! : 0;
      main += value;
      times *= wordTimes[at]!;
      const beside = crossing[at]!;
      if (beside >= 0) crosses += (beside + value) * wordTimes[at]!;
    }
    const score = main * times + crosses + (laid === rackSize ? bingoPoints : 0);
    if (pool.used + length > pool.codes.length) {
      const larger = new Uint8Array(2 * pool.codes.length);
      larger.set(pool.codes);
      pool.codes = larger;
    }
    const from = pool.used;
    pool.codes.set(codes.subarray(0, length), from);
    pool.used += length;
    const col = end - length;
    moves.push(
      isDown
        ? new GeneratedMove(score, pool, from, length, col, row, true)
        : new GeneratedMove(score, pool, from, length, row, col, false),
    );
  }

  /** Whether a play of one tile is a word of the other direction too, which has it already. */
  const isOfOther = (end: number, length: number): boolean => {
    if (!isDown || laid > 1) return false;
    for (let place = 0; place < length; place++) {
      if ((codes[place]! & codeLaid) === 0)
        return crossing[row * size + end - length + place]! >= 0;
    }
    return false;
  };

  function right(length: number, node: number, col: number, isEnd: boolean): void {
    const at = row * size + col;
    const isFilled = col < size && letters[at] !== 0;
    if (isEnd && !isFilled && col > anchor && length > 1 && laid > 0 && !isOfOther(col, length)) {
      note(length, col);
    }
    if (col === size || node === 0) return;
    if (isFilled) {
      const edge = edgeFor(edges, node, letters[at]!);
      if (edge === 0) return;
      codes[length] = letters[at]! | codeLaid;
      right(length + 1, edge >>> childShift, col + 1, (edge & endsWord) !== 0);
      return;
    }
    const fits = allowed[at]!;
    for (let edgeAt = node; ; edgeAt++) {
      const edge = edges[edgeAt]!;
      const letter = edge & letterBits;
      if ((fits & (1 << letter)) !== 0) {
        const next = edge >>> childShift;
        const ends = (edge & endsWord) !== 0;
        if (held[letter]! > 0) {
          held[letter]!--;
          laid++;
          codes[length] = letter;
          right(length + 1, next, col + 1, ends);
          laid--;
          held[letter]!++;
        }
        if (held[0]! > 0) {
          held[0]!--;
          laid++;
          codes[length] = letter | codeBlank;
          right(length + 1, next, col + 1, ends);
          laid--;
          held[0]!++;
        }
      }
      if ((edge & isLastEdge) !== 0) return;
    }
  }

  /** Words that begin up to `most` cells before the anchor. */
  function left(length: number, node: number, most: number): void {
    right(length, node, anchor, false);
    if (most === 0 || node === 0) return;
    for (let edgeAt = node; ; edgeAt++) {
      const edge = edges[edgeAt]!;
      const letter = edge & letterBits;
      const next = edge >>> childShift;
      if (next !== 0) {
        if (held[letter]! > 0) {
          held[letter]!--;
          laid++;
          codes[length] = letter;
          left(length + 1, next, most - 1);
          laid--;
          held[letter]!++;
        }
        if (held[0]! > 0) {
          held[0]!--;
          laid++;
          codes[length] = letter | codeBlank;
          left(length + 1, next, most - 1);
          laid--;
          held[0]!++;
        }
      }
      if ((edge & isLastEdge) !== 0) return;
    }
  }

  for (row = 0; row < size; row++) {
    let free = 0;
    for (anchor = 0; anchor < size; anchor++) {
      const at = row * size + anchor;
      if (letters[at] !== 0) {
        free = 0;
        continue;
      }
      if (isAnchor[at] === 0) {
        free++;
        continue;
      }
      // A cell that takes none of these letters ends nothing and begins nothing.
      if ((allowed[at]! & heldLetters) === 0) {
        free = 0;
        continue;
      }
      if (anchor > 0 && letters[at - 1] !== 0) {
        let start = anchor;
        while (start > 0 && letters[row * size + start - 1] !== 0) start--;
        let node = edges[0]!;
        for (let col = start; col < anchor && node !== 0; col++) {
          const letter = letters[row * size + col]!;
          codes[col - start] = letter | codeLaid;
          node = edgeFor(edges, node, letter) >>> childShift;
        }
        if (node !== 0) right(anchor - start, node, anchor, false);
      } else left(0, edges[0]!, free);
      free = 0;
    }
  }
}
