import { foldText } from "@saywell/english";
import { sameAnswer } from "./grading";
import type { Question } from "./types";

/** A stretch that stands, or one that was mistyped with what belongs there; either side may be empty. */
export type TypoPiece = string | { readonly wrong: string; readonly better: string };

export interface Typo {
  /** The right answer that is meant: the nearest one. */
  readonly right: string;
  /**
   * The answer in order. What stands and what is wrong, joined, are the answer as it was
   * written; what stands and what is better, joined, are the right answer as `sameAnswer` sees it.
   */
  readonly pieces: readonly TypoPiece[];
}

/**
 * What was mistyped in an answer that nearly is a right one: the correct one or a listed
 * alternative, whichever is nearest. Null for an answer that is right, missing, or further off
 * than one edit, or two where the right answer has more than six characters.
 *
 * Edits are one character more, less or changed, and two neighbours exchanged, counted over code
 * points, with the extended distance of R. Lowrance and R. A. Wagner, "An Extension of the
 * String-to-String Correction Problem", Journal of the ACM 22 (1975), 177-183, which is
 * known as Damerau-Levenshtein. Characters are compared as `sameAnswer` compares answers.
 */
export function findTypo(
  question: Pick<Question, "correct" | "acceptAlternatives">,
  answer: string,
): Typo | null {
  const rights = [question.correct, ...question.acceptAlternatives];
  if (answer.trim() === "" || rights.some((right) => sameAnswer(right, answer))) return null;

  const given = lettersOf(answer);
  let nearest: { typo: Typo; distance: number } | null = null;
  for (const right of rights) {
    const meant = lettersOf(right);
    const limit = editsAllowed(meant.length);
    // Each character more or less is an edit, so that longer ones need no table.
    if (Math.abs(given.length - meant.length) > limit) continue;
    const { distance, pieces } = align(given, meant);
    if (distance === 0 || distance > limit || distance >= (nearest?.distance ?? Infinity)) continue;
    nearest = { typo: { right, pieces }, distance };
  }
  return nearest?.typo ?? null;
}

const SHORT_ANSWER = 6;
const editsAllowed = (length: number): number => (length <= SHORT_ANSWER ? 1 : 2);

interface Letter {
  written: string;
  /** What it is compared by. */
  folded: string;
}

const lettersOf = (answer: string): Letter[] =>
  Array.from(answer.normalize("NFC").trim(), (written) => ({
    written,
    folded: foldText(written),
  }));

/** The cheapest way to a cell of the table: what it costs in all, and the cell it comes from. */
interface Way {
  cost: number;
  from: readonly [given: number, meant: number];
}

function align(given: readonly Letter[], meant: readonly Letter[]) {
  const table = fillTable(given, meant);
  const steps: TypoPiece[] = [];
  let [row, column] = [given.length, meant.length];
  while (row > 0 || column > 0) {
    const { cost, from } = table[row]![column]!;
    const wrong = written(given.slice(from[0], row));
    const better = written(meant.slice(from[1], column));
    steps.unshift(table[from[0]]![from[1]]!.cost === cost ? wrong : { wrong, better });
    [row, column] = from;
  }
  return { distance: table[given.length]![meant.length]!.cost, pieces: joined(steps) };
}

function fillTable(given: readonly Letter[], meant: readonly Letter[]): Way[][] {
  const table: Way[][] = [
    Array.from({ length: meant.length + 1 }, (_, column) => ({
      cost: column,
      from: [0, Math.max(column - 1, 0)] as const,
    })),
  ];
  /** The last row, counted from 1, in which a character was given. */
  const lastRows = new Map<string, number>();
  for (let row = 1; row <= given.length; row++) {
    const letter = given[row - 1]!.folded;
    const ways: Way[] = [{ cost: row, from: [row - 1, 0] }];
    table.push(ways);
    /** The last column, counted from 1, in which this row's character is meant. */
    let lastColumn = 0;
    for (let column = 1; column <= meant.length; column++) {
      const isSame = letter === meant[column - 1]!.folded;
      const swapRow = lastRows.get(meant[column - 1]!.folded) ?? 0;
      const straight = wayFrom(table, row - 1, column - 1, isSame ? 0 : 1);
      const aside = [wayFrom(table, row - 1, column, 1), wayFrom(table, row, column - 1, 1)];
      // Of ways that cost the same the first is taken: the one on which more of the answer stands.
      const candidates = isSame ? [straight, ...aside] : [...aside, straight];
      if (swapRow > 0 && lastColumn > 0) {
        // The two that change places, and everything that stands between them.
        const between = row - swapRow - 1 + (column - lastColumn - 1);
        candidates.push(wayFrom(table, swapRow - 1, lastColumn - 1, 1 + between));
      }
      ways.push(candidates.reduce((best, way) => (way.cost < best.cost ? way : best)));
      if (isSame) lastColumn = column;
    }
    lastRows.set(letter, row);
  }
  return table;
}

const wayFrom = (table: Way[][], row: number, column: number, edits: number): Way => ({
  cost: table[row]![column]!.cost + edits,
  from: [row, column],
});

const written = (letters: readonly Letter[]): string =>
  letters.map((letter) => letter.written).join("");

/** Neighbours of a kind become one piece. */
function joined(steps: readonly TypoPiece[]): TypoPiece[] {
  const pieces: TypoPiece[] = [];
  for (const step of steps) {
    const last = pieces.at(-1);
    if (typeof step === "string" && typeof last === "string") {
      pieces.pop();
      pieces.push(last + step);
    } else if (typeof step === "object" && typeof last === "object") {
      pieces.pop();
      pieces.push({ wrong: last.wrong + step.wrong, better: last.better + step.better });
    } else pieces.push(step);
  }
  return pieces;
}
