import { type Board, cellIndex, emptyCell, type Placement } from "../board/board";
import { judgePlay } from "../board/play";
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

function bestPlace(rules: Ruleset, board: Board, word: string): PlacedWord | null {
  const { size } = rules.layout;
  let best: PlacedWord | null = null;
  for (let from = 0; from < size * size; from++) {
    for (const isDown of [false, true]) {
      const placed = Array.from(word, (letter, place) => ({
        row: Math.floor(from / size) + (isDown ? place : 0),
        col: (from % size) + (isDown ? 0 : place),
        letter,
        isBlank: false,
      }));
      const last = placed.at(-1)!;
      if (last.row >= size || last.col >= size) continue;
      if (placed.some((each) => board.charAt(cellIndex(each, size)) !== emptyCell)) continue;
      const judged = judgePlay(rules, board, placed);
      if (!judged.ok || judged.play.score <= (best?.score ?? -1)) continue;
      best = { word, score: judged.play.score, placed };
    }
  }
  return best;
}
