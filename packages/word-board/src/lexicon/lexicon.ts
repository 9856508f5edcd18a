import type { CefrLevel } from "@saywell/cefr";
import type { WordGraph } from "./word-graph";

/** The words that may be laid. Words are asked in capital letters. */
export interface Lexicon {
  /** All of them, to be searched letter by letter. */
  graph: WordGraph;
  has: (word: string) => boolean;
  /** The level at which learners meet a word, by estimate; null for a rare one, and for no word. */
  levelOf: (word: string) => CefrLevel | null;
  /** How common a word is: 1 very common, 6 hardly ever seen. */
  bandOf: (word: string) => number;
  /** The words of all levels up to one. */
  upTo: (level: CefrLevel) => WordGraph;
}
