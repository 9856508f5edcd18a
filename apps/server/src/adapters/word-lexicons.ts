import { readFileSync } from "node:fs";
import { cefrLevels } from "@saywell/cefr";
import { type WordBoardPreset, wordBoardPresets } from "@saywell/contract/constants";
import { starterWords } from "@saywell/content/starter-words";
import { readWordGraph, readWordList, type WordList } from "@saywell/content/word-board";
import { createLexicon, decodeWordGraph, type Lexicon } from "@saywell/word-board";

/** The words of each way to play the word board, read when they are first asked for. */
export type LexiconOf = (preset: WordBoardPreset) => Lexicon;

interface Words {
  /** A school's own words for the full rules; those on board where there are none. */
  ownWords?: readonly string[] | undefined;
}

export function createLexicons({ ownWords }: Words = {}): LexiconOf {
  const made = new Map<WordBoardPreset, Lexicon>();
  const make = (preset: WordBoardPreset): Lexicon => {
    const list = readWordList();
    if (preset === "STARTER") return createLexicon(partOf(list, starterWords));
    if (ownWords !== undefined) return createLexicon(partOf(list, ownWords));
    return createLexicon({ ...list, graph: decodeWordGraph(readWordGraph()) });
  };
  return (preset) => {
    const known = made.get(preset) ?? make(preset);
    made.set(preset, known);
    return known;
  };
}

/** The words on board, and a school's own where it names a file of them. */
export const lexiconsOf = ({ wordList }: { wordList?: string | undefined }): LexiconOf =>
  createLexicons({ ownWords: wordList === undefined ? undefined : readOwnWords(wordList) });

/**
 * Makes ready what the first game would wait for, a third of a second of the processor. Before anybody is
 * served: some of it can only be done in one go, for which all others would wait.
 */
export function readAhead(lexiconOf: LexiconOf): void {
  for (const preset of wordBoardPresets)
    for (const level of cefrLevels) lexiconOf(preset).upTo(level);
}

const rarest = 6;

/** Some words, with what the list knows of them. */
function partOf(list: WordList, words: readonly string[]): WordList {
  const places = words.map((word) => placeOf(word, list.words));
  return {
    words,
    levels: Uint8Array.from(places, (place) => (place === undefined ? 0 : list.levels[place]!)),
    bands: Uint8Array.from(places, (place) => (place === undefined ? rarest : list.bands[place]!)),
  };
}

/** Halving an ordered list; to index all of it for a few thousand words would keep others waiting. */
function placeOf(word: string, ordered: readonly string[]): number | undefined {
  let from = 0;
  let to = ordered.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ordered[middle]! < word) from = middle + 1;
    else to = middle;
  }
  return ordered[from] === word ? from : undefined;
}

/**
 * A list of words of one's own: a word on each line, of two to fifteen letters from A to Z.
 *
 * @throws with a sentence for whoever runs the school
 */
export function readOwnWords(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Error(`WORD_LIST must name a file that can be read, not "${file}".`);
  }
  const words = new Set<string>();
  for (const [line, written] of text.split(/\r?\n/).entries()) {
    const word = written.trim().toLowerCase();
    if (word === "") continue;
    if (!/^[a-z]{2,15}$/.test(word)) {
      const shown = word.slice(0, 30);
      throw new Error(
        `WORD_LIST must have a word of 2 to 15 letters on each line: line ${line + 1} has "${shown}".`,
      );
    }
    words.add(word);
  }
  if (words.size === 0) throw new Error(`WORD_LIST must have words: "${file}" has none.`);
  return [...words].toSorted();
}
