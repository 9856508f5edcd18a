import type { Board } from "../board/board";
import type { Tiles } from "../board/rack";
import {
  bitsIn,
  childShift,
  edgeFor,
  endsWord,
  letterNumber,
  type WordGraph,
} from "../lexicon/word-graph";
import type { Ruleset } from "../rules/ruleset";
import { blank } from "../rules/tile-sets";
import { anchorsOf, type Lines, linesOf } from "./crossing-lines";
import { codeBlank, codeLaid, GeneratedMove, type LetterPool } from "./generated-move";

/**
 * All plays that crossword rules allow in a position, each set of tiles once. A blank and a letter that
 * look alike are two plays.
 *
 * From each cell that touches a tile a word grows to the left over cells that touch none, and then to
 * the right, along the graph and as the rack and the crossing words allow (Appel and Jacobson, 1988).
 * What can stand on the left is the same for every cell, so it grows once, and is tried at each.
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
  const { size, letters, values, allowed, crossing, letterTimes, wordTimes, isDown } = lines;
  const { edges, follows } = graph;
  const { rackSize, bingoPoints } = rules;
  /** How many of each letter are held, and under 0 the blanks. */
  const held = new Uint8Array(27);
  /** The letters that are held, a bit for each. */
  let heldLetters = 0;
  for (const tile of rack) {
    const letter = tile === blank ? 0 : letterNumber(tile);
    held[letter]!++;
    if (letter > 0) heldLetters |= 1 << letter;
  }
  const worth = new Uint8Array(27);
  for (const [letter, value] of Object.entries(rules.tiles.values)) {
    worth[letterNumber(letter)] = value;
  }
  /** The word as it grows. */
  const codes = new Uint8Array(size);
  let laid = 0;
  /** The first cell behind the row in which it grows. */
  let rowEnd = 0;

  /** Notes the word that is grown, of which the last letter lies before the cell `end`. */
  function note(length: number, end: number): void {
    const start = end - length;
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
      const beside = crossing[at]!;
      // A play of one tile that is a word of the other direction too is noted there.
      if (beside >= 0 && isDown && laid === 1) return;
      const value = (code & codeBlank) === 0 ? worth[code]! * letterTimes[at]! : 0;
      main += value;
      times *= wordTimes[at]!;
      if (beside >= 0) crosses += (beside + value) * wordTimes[at]!;
    }
    const score = main * times + crosses + (laid === rackSize ? bingoPoints : 0);
    const from = pool.used;
    pool.used += length;
    if (pool.used > pool.codes.length) {
      const larger = new Uint8Array(4 * pool.codes.length);
      larger.set(pool.codes);
      pool.codes = larger;
    }
    for (let place = 0; place < length; place++) pool.codes[from + place] = codes[place]!;
    const row = rowEnd / size - 1;
    const col = start - row * size;
    moves.push(
      isDown
        ? new GeneratedMove(score, pool, from, length, col, row, true)
        : new GeneratedMove(score, pool, from, length, row, col, false),
    );
  }

  /** The letters that may be laid next behind a node, a bit for each. */
  const next = (node: number): number =>
    held[0]! > 0 ? follows[node]! : follows[node]! & heldLetters;

  function right(length: number, node: number, at: number, isEnd: boolean): void {
    if (at < rowEnd && letters[at] !== 0) {
      const edge = edgeFor(edges, node, letters[at]!);
      if (edge === 0) return;
      codes[length] = letters[at]! | codeLaid;
      right(length + 1, edge >>> childShift, at + 1, (edge & endsWord) !== 0);
      return;
    }
    if (isEnd && length > 1) note(length, at);
    if (at === rowEnd) return;
    const letterSet = follows[node]!;
    for (let can = next(node) & allowed[at]!; can !== 0; can &= can - 1) {
      const bit = can & -can;
      const letter = 31 - Math.clz32(bit);
      const edge = edges[node + bitsIn(letterSet & (bit - 1))]!;
      const ends = (edge & endsWord) !== 0;
      laid++;
      if (held[letter]! > 0) {
        take(letter);
        codes[length] = letter;
        right(length + 1, edge >>> childShift, at + 1, ends);
        giveBack(letter);
      }
      if (held[0]! > 0) {
        held[0]!--;
        codes[length] = letter | codeBlank;
        right(length + 1, edge >>> childShift, at + 1, ends);
        held[0]!++;
      }
      laid--;
    }
  }

  function take(letter: number): void {
    if (--held[letter]! === 0) heldLetters &= ~(1 << letter);
  }

  function giveBack(letter: number): void {
    held[letter]!++;
    heldLetters |= 1 << letter;
  }

  const { open, touching } = anchorsOf(lines, held[0]! > 0 ? -1 : heldLetters);

  /** What is grown stands on the left of each anchor that has the room, and grows on from there. */
  function left(length: number, node: number): void {
    const letterSet = follows[node]!;
    const can = next(node);
    let most = 0;
    if (can !== 0) {
      for (const { at, free } of open) {
        if (free < length) break;
        most = Math.max(most, free);
        if ((can & allowed[at]!) === 0) continue;
        rowEnd = (Math.floor(at / size) + 1) * size;
        right(length, node, at, false);
      }
    }
    if (length >= most) return;
    for (let rest = can; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const behind = edges[node + bitsIn(letterSet & (bit - 1))]! >>> childShift;
      if (behind === 0) continue;
      laid++;
      if (held[letter]! > 0) {
        take(letter);
        codes[length] = letter;
        left(length + 1, behind);
        giveBack(letter);
      }
      if (held[0]! > 0) {
        held[0]!--;
        codes[length] = letter | codeBlank;
        left(length + 1, behind);
        held[0]!++;
      }
      laid--;
    }
  }

  for (const at of touching) {
    rowEnd = (Math.floor(at / size) + 1) * size;
    let start = at;
    while (start > rowEnd - size && letters[start - 1] !== 0) start--;
    let node = edges[0]!;
    for (let filled = start; filled < at && node !== 0; filled++) {
      codes[filled - start] = letters[filled]! | codeLaid;
      node = edgeFor(edges, node, letters[filled]!) >>> childShift;
    }
    if (node !== 0) right(at - start, node, at, false);
  }
  left(0, edges[0]!);
}
