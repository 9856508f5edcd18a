import { type Board, emptyCell, type Placement } from "../board/board";
import { takeFrom, type Tiles } from "../board/rack";
import {
  childShift,
  endsWord,
  isLastEdge,
  letterBits,
  type WordGraph,
} from "../lexicon/word-graph";
import type { Ruleset } from "../rules/ruleset";

/** A play where only the tiles that are laid make the word. */
export interface PlacedWord {
  word: string;
  score: number;
  placed: Placement[];
}

/**
 * For each word that a rack has the letters for, the place where it brings most, by rules that read
 * nothing but the tiles that are laid. Such rules have no blanks.
 */
export function placedWords(
  rules: Ruleset,
  board: Board,
  rack: Tiles,
  graph: WordGraph,
): PlacedWord[] {
  return wordsFrom(rack, graph).flatMap((word) => bestPlace(rules, board, word) ?? []);
}

/** The words that can be made of some tiles. */
function wordsFrom(rack: Tiles, { edges }: WordGraph): string[] {
  const words: string[] = [];
  function grow(node: number, rest: Tiles, word: string): void {
    if (node === 0 || rest === "") return;
    for (let at = node; ; at++) {
      const edge = edges[at]!;
      const letter = String.fromCharCode(64 + (edge & letterBits));
      const left = takeFrom(rest, letter);
      if (left !== null) {
        if ((edge & endsWord) !== 0) words.push(word + letter);
        grow(edge >>> childShift, left, word + letter);
      }
      if ((edge & isLastEdge) !== 0) return;
    }
  }
  grow(edges[0]!, rack, "");
  return words;
}

const bonusTimes = { TW: 3, DW: 2, TL: 3, DL: 2 } as const;

/**
 * Where a word brings most; null where it has no room. It counts as `judgePlay` does, and for itself,
 * since it is asked for hundreds of places.
 */
function bestPlace(
  { layout, tiles, rackSize, bingoPoints }: Ruleset,
  board: Board,
  word: string,
): PlacedWord | null {
  const { size, bonuses } = layout;
  const letters = Array.from(word);
  const values = letters.map((letter) => tiles.values[letter]!);
  const bingo = letters.length === rackSize ? bingoPoints : 0;

  /** What it brings from a cell on; -1 where it has no room. */
  function scoreAt(from: number, step: number): number {
    let sum = 0;
    let times = 1;
    for (const [place, value] of values.entries()) {
      const at = from + place * step;
      if (board.charAt(at) !== emptyCell) return -1;
      const bonus = bonuses[at];
      if (bonus === "TL" || bonus === "DL") sum += value * bonusTimes[bonus];
      else {
        sum += value;
        if (bonus === "TW" || bonus === "DW") times *= bonusTimes[bonus];
      }
    }
    return sum * times + bingo;
  }

  let best = { from: 0, isDown: false, score: -1 };
  for (let from = 0; from < size * size; from++) {
    for (const isDown of [false, true]) {
      const start = isDown ? Math.floor(from / size) : from % size;
      if (start + letters.length > size) continue;
      const score = scoreAt(from, isDown ? size : 1);
      if (score > best.score) best = { from, isDown, score };
    }
  }
  if (best.score === -1) return null;
  const placed = letters.map((letter, place) => ({
    row: Math.floor(best.from / size) + (best.isDown ? place : 0),
    col: (best.from % size) + (best.isDown ? 0 : place),
    letter,
    isBlank: false,
  }));
  return { word, score: best.score, placed };
}
