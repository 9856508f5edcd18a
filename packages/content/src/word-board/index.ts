import { readGenerated } from "../read-generated";
import type { BuiltWordList } from "./built-word-list";

/** All words that may be played on the word board, for the server: 1.6 MB are too much for a browser. */
export interface WordList {
  /** In small letters, sorted by their letters. */
  readonly words: readonly string[];
  /** For each word its estimated level: 1 to 6 for A1 to C2, 0 where none is estimated. */
  readonly levels: Uint8Array;
  /** For each word how common it is: 1 for the most common, 6 for those that films never say. */
  readonly bands: Uint8Array;
}

let read: WordList | undefined;

/** Unpacked when it is first asked for. */
export const readWordList = (): WordList =>
  (read ??= unpack(readGenerated("word-board-words.json") as BuiltWordList));

const unpack = ({ words, levels, bands }: BuiltWordList): WordList => ({
  words: words.split(" "),
  levels: figuresOf(levels),
  bands: figuresOf(bands),
});

const zero = "0".charCodeAt(0);
const encoder = new TextEncoder();
const figuresOf = (digits: string) => encoder.encode(digits).map((code) => code - zero);

/** The same words as a graph, as `@saywell/word-board` writes it down. */
export const readWordGraph = (): string => readGenerated("word-graph.json") as string;
