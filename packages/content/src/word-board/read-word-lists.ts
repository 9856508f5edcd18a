import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../read-source";

/** The words of the word board: all that may be played, and those for who plays the starter board. */
export interface WordLists {
  words: string[];
  starterWords: string[];
}

/** The starter board is small, and so are its words. */
export const longestStarter = 7;

/**
 * Reads `word-board/` below `dataDir`. `shown` prefixes file names in problems. Either everything is
 * right, or every problem is returned.
 */
export function readWordLists(
  dataDir: string,
  shown = dataDir,
): { value: WordLists } | { problems: Problem[] } {
  const read = (name: string) =>
    readFileSync(join(dataDir, "word-board", name), "utf8")
      .replace(/\n$/, "")
      .split("\n");
  const words = read("words.txt");
  const starterWords = read("starter-words.txt");
  const known = new Set(words);
  const problems = [
    ...lintWords(`${shown}/word-board/words.txt`, words),
    ...lintWords(`${shown}/word-board/starter-words.txt`, starterWords, (word) => {
      if (!known.has(word)) return "is not in words.txt";
      return word.length > longestStarter ? `has more than ${longestStarter} letters` : null;
    }),
  ];
  return problems.length > 0 ? { problems } : { value: { words, starterWords } };
}

const playable = /^[a-z]{2,15}$/;

/** What is wrong with a file that has a word in each line, in the order of their letters. */
function lintWords(
  file: string,
  words: readonly string[],
  faultOf: (word: string) => string | null = () => null,
): Problem[] {
  return words.flatMap((word, i) => {
    const before = words[i - 1] ?? "";
    const reason = !playable.test(word)
      ? "must have 2 to 15 letters from a to z"
      : word === before
        ? "stands twice"
        : word < before
          ? `must stand before "${before}"`
          : faultOf(word);
    return reason === null ? [] : [{ file, line: i + 1, column: 1, place: word, reason }];
  });
}
