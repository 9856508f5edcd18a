import { type Board, emptyCell, type Placement } from "../board/board";
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
        const missing = missingFor(word, { board, rack, size, from, isDown });
        for (const placed of missing === null ? [] : waysToLay(missing, rack)) {
          const judged = judgePlay(rules, board, placed);
          if (!judged.ok || !judged.play.words.every((made) => words.has(made.word))) continue;
          found.add(playKey(placed, judged.play.score));
        }
      }
    }
  }
  return found;
}

/** The letters of a word that do not lie there yet; null where it does not fit, or lies there as a whole. */
function missingFor(
  word: string,
  at: { board: Board; rack: Tiles; size: number; from: number; isDown: boolean },
): Omit<Placement, "isBlank">[] | null {
  const { board, rack, size, from, isDown } = at;
  const step = isDown ? size : 1;
  const room = isDown ? size - Math.floor(from / size) : size - (from % size);
  if (word.length > room) return null;
  const missing: Omit<Placement, "isBlank">[] = [];
  for (let place = 0; place < word.length; place++) {
    const index = from + place * step;
    const letter = word.charAt(place);
    const sign = board.charAt(index);
    if (sign !== emptyCell) {
      if (sign.toUpperCase() !== letter) return null;
    } else {
      if (!rack.includes(letter) && !rack.includes(blank)) return null;
      missing.push({ row: Math.floor(index / size), col: index % size, letter });
    }
  }
  return missing.length === 0 || missing.length > rack.length ? null : missing;
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
