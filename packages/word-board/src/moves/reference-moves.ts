import { type Board, cellIndex, emptyCell, type Placement } from "../board/board";
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
  for (const word of words) {
    for (let from = 0; from < size * size; from++) {
      for (const isDown of [false, true]) {
        const row = Math.floor(from / size);
        const col = from % size;
        const missing: Omit<Placement, "isBlank">[] = [];
        let rest: Tiles | null = rack;
        let fits = (isDown ? row : col) + word.length <= size;
        for (let place = 0; fits && place < word.length; place++) {
          const cell = { row: row + (isDown ? place : 0), col: col + (isDown ? 0 : place) };
          const sign = board.charAt(cellIndex(cell, size));
          const letter = word.charAt(place);
          if (sign === emptyCell) {
            missing.push({ ...cell, letter });
            rest = takeFrom(rest, letter) ?? takeFrom(rest, blank);
            if (rest === null) break;
          } else fits = sign.toUpperCase() === letter;
        }
        if (!fits || rest === null || missing.length === 0) continue;
        for (const placed of waysToLay(missing, rack)) {
          const judged = judgePlay(rules, board, placed);
          if (!judged.ok || !judged.play.words.every((made) => words.has(made.word))) continue;
          found.add(playKey(placed, judged.play.score));
        }
      }
    }
  }
  return found;
}

/** Each way to lay letters from a rack: with the letter, or with a blank for it. */
function waysToLay(missing: readonly Omit<Placement, "isBlank">[], rack: Tiles): Placement[][] {
  const [first, ...others] = missing;
  if (first === undefined) return [[]];
  return [false, true].flatMap((isBlank) => {
    const rest = takeFrom(rack, isBlank ? blank : first.letter);
    if (rest === null) return [];
    return waysToLay(others, rest).map((laid) => [{ ...first, isBlank }, ...laid]);
  });
}
