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

/** Where a word brings most of its places, the first of equals. */
function bestPlace(rules: Ruleset, board: Board, word: string): PlacedWord | null {
  const { layout, tiles, rackSize, bingoPoints } = rules;
  const { size } = layout;
  const values = Array.from(word, (letter) => tiles.values[letter]!);
  let most = -1;
  let start = 0;
  let isDown = false;
  for (let from = 0; from < size * size; from++) {
    for (const goesDown of [false, true]) {
      const room = size - (goesDown ? Math.floor(from / size) : from % size);
      if (room < word.length) continue;
      const score = scoreAt(rules, board, { values, from, step: goesDown ? size : 1 });
      if (score === null || score <= most) continue;
      most = score;
      start = from;
      isDown = goesDown;
    }
  }
  if (most < 0) return null;
  const placed = Array.from(word, (letter, place) => ({
    row: Math.floor(start / size) + (isDown ? place : 0),
    col: (start % size) + (isDown ? 0 : place),
    letter,
    isBlank: false,
  }));
  return { word, score: most + (word.length === rackSize ? bingoPoints : 0), placed };
}

/** What tiles bring from a cell on, as `judgePlay` counts it; null where something lies. */
function scoreAt(
  { layout: { bonuses } }: Ruleset,
  board: Board,
  { values, from, step }: { values: readonly number[]; from: number; step: number },
): number | null {
  let sum = 0;
  let times = 1;
  for (let place = 0, at = from; place < values.length; place++, at += step) {
    if (board.charAt(at) !== emptyCell) return null;
    const bonus = bonuses[at];
    const value = values[place]!;
    sum += bonus === "DL" ? 2 * value : bonus === "TL" ? 3 * value : value;
    if (bonus === "DW") times *= 2;
    else if (bonus === "TW") times *= 3;
  }
  return sum * times;
}
