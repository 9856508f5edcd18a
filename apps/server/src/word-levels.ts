import { type CefrLevel, cefrLevels } from "@saywell/contract";
import { readWordList } from "@saywell/content/word-board";

/**
 * About at which level learners meet a word, by the estimate of the word board's list; null where none
 * is estimated. The list is unpacked with the first question.
 */
export function estimatedLevel(word: string): CefrLevel | null {
  const { words, levels } = readWordList();
  const sought = word.toLowerCase();
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (words[middle]! < sought) from = middle + 1;
    else to = middle;
  }
  return words[from] === sought ? (cefrLevels[levels[from]! - 1] ?? null) : null;
}
