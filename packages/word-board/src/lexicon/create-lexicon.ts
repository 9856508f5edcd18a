import { type CefrLevel, cefrLevels } from "@saywell/cefr";
import type { Lexicon } from "./lexicon";
import { buildWordGraph, hasWord, type WordGraph } from "./word-graph";

interface Words {
  /** Sorted, in small letters. */
  words: readonly string[];
  /** For each word 1 for A1 up to 6 for C2, or 0 where no level is estimated. */
  levels: Uint8Array;
  /** For each word 1 for a very common one up to 6. */
  bands: Uint8Array;
  /** The same words as a graph, where it is built already. */
  graph?: WordGraph;
}

const rarest = 6;

/** The words that may be laid, with what is known of each. */
export function createLexicon({ words, levels, bands, graph: built }: Words): Lexicon {
  const graph = built ?? buildWordGraph(words);
  const ofLevels = new Map<CefrLevel, WordGraph>();

  /** The place of a word in the list; -1 where it is not there. */
  function placeOf(word: string): number {
    const wanted = word.toLowerCase();
    let low = 0;
    let high = words.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = words[middle]!;
      if (found === wanted) return middle;
      if (found < wanted) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  return {
    graph,
    has: (word) => hasWord(graph, word),
    levelOf(word) {
      const place = placeOf(word);
      return place === -1 ? null : (cefrLevels[levels[place]! - 1] ?? null);
    },
    bandOf(word) {
      const place = placeOf(word);
      return place === -1 ? rarest : bands[place]!;
    },
    upTo(level) {
      const known = ofLevels.get(level);
      if (known !== undefined) return known;
      const highest = cefrLevels.indexOf(level) + 1;
      const made = buildWordGraph(
        words.filter((_, place) => levels[place]! > 0 && levels[place]! <= highest),
      );
      ofLevels.set(level, made);
      return made;
    },
  };
}
