import { type Board, type Cell, cellIndex, emptyCell, type Placement } from "../board/board";
import { judgePlay } from "../board/play";
import { takeFrom, type Tiles } from "../board/rack";
import type { Ruleset } from "../rules/ruleset";
import { blank } from "../rules/tile-sets";

/** One play, as text by which two are known to be the same. */
export const playKey = (placed: readonly Placement[], score: number): string =>
  `${placed
    .map(
      ({ row, col, letter, isBlank }) => `${row},${col}${isBlank ? letter.toLowerCase() : letter}`,
    )
    .toSorted()
    .join(" ")}=${score}`;

/**
 * The same as `generateMoves`, slow and plain: every word is tried at every place in both directions,
 * and judged.
 *
 * @param words in capital letters
 * @returns each play by its `playKey`
 */
export function referenceMoves(
  rules: Ruleset,
  board: Board,
  rack: Tiles,
  words: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  const { size } = rules.layout;
  for (const isDown of [false, true]) {
    for (let line = 0; line < size; line++) {
      const cells = Array.from({ length: size }, (_, place) =>
        isDown ? { row: place, col: line } : { row: line, col: place },
      );
      // Elsewhere it would be judged not to join.
      const isNear = cells.map((cell) => isNearTile(board, cell, size));
      if (!isNear.includes(true)) continue;
      const lying = cells.map((cell) => board.charAt(cellIndex(cell, size)).toUpperCase());
      for (const word of words) {
        for (let start = 0; start + word.length <= size; start++) {
          if (!fits(word, start, { lying, isNear, rack })) continue;
          const missing = Array.from(word, (letter, place) => ({
            ...cells[start + place]!,
            letter,
          })).filter((_, place) => lying[start + place] === emptyCell);
          for (const placed of waysToLay(missing, rack)) {
            const judged = judgePlay(rules, board, placed);
            if (!judged.ok || !judged.play.words.every((made) => words.has(made.word))) continue;
            found.add(playKey(placed, judged.play.score));
          }
        }
      }
    }
  }
  return found;
}

interface Line {
  lying: readonly string[];
  isNear: readonly boolean[];
  rack: Tiles;
}

/** Whether a word agrees with what lies in a line, lays some of its letters, and may join tiles. */
function fits(word: string, start: number, { lying, isNear, rack }: Line): boolean {
  let laid = 0;
  let joins = false;
  for (let place = 0; place < word.length; place++) {
    const letter = word.charAt(place);
    const sign = lying[start + place]!;
    if (sign === letter) continue;
    if (sign !== emptyCell || !(rack.includes(letter) || rack.includes(blank))) return false;
    laid++;
    joins ||= isNear[start + place]!;
  }
  return laid > 0 && joins;
}

/** Whether a cell touches a tile, or is the centre of an empty board. */
function isNearTile(board: Board, { row, col }: Cell, size: number): boolean {
  const isFilled = (r: number, c: number): boolean =>
    r >= 0 && c >= 0 && r < size && c < size && board.charAt(r * size + c) !== emptyCell;
  const centre = (size - 1) / 2;
  return (
    isFilled(row - 1, col) ||
    isFilled(row + 1, col) ||
    isFilled(row, col - 1) ||
    isFilled(row, col + 1) ||
    (row === centre && col === centre)
  );
}

type Letter = Omit<Placement, "isBlank">;

/** Each way to lay letters from a rack: with the letter, or with a blank for it. */
function waysToLay(missing: readonly Letter[], rack: Tiles): Placement[][] {
  const [first, ...others] = missing;
  if (first === undefined) return [[]];
  return [false, true].flatMap((isBlank) => {
    const rest = takeFrom(rack, isBlank ? blank : first.letter);
    if (rest === null) return [];
    return waysToLay(others, rest).map((laid) => [{ ...first, isBlank }, ...laid]);
  });
}
