import { collapseDuplicatesTransformer, parseRawPattern, RegExpMatcher } from "obscenity";
import { explicitWords, mildProfanity, sexualWords, slurs, strongProfanity } from "../lists/words";
import { innocentWords } from "../lists/innocent";
import type { WordList } from "../lists/types";
import type { View } from "./views";

export interface WordMatch {
  list: WordList;
  /** Offsets in the fold; `end` is exclusive. Always whole words. */
  start: number;
  end: number;
}

interface Term {
  word: string;
  whole: boolean;
  list: WordList;
}

const terms: Term[] = [slurs, explicitWords, sexualWords, strongProfanity, mildProfanity].flatMap(
  (list) => [
    ...list.words.map((word) => ({ word, whole: true, list })),
    ...list.parts.map((word) => ({ word, whole: false, list })),
  ],
);

const runs = /(.)\1*/gs;
const endsInLetter = (word: string) => /[a-z]$/.test(word);
const inLetters = /[a-z'*]/;

/** Runs of a letter are cut to two before matching, so one letter in a word stands for both. */
function libraryPattern({ word, whole }: Term): string {
  const body = word.replace(runs, (run, char: string) =>
    /[a-z]/.test(char) && run.length === 1 ? `${char}[${char}]` : run,
  );
  return whole ? `|${body}${endsInLetter(word) ? "|" : ""}` : body;
}

const matcher = new RegExpMatcher({
  blacklistedTerms: terms.map((term, id) => ({
    id,
    pattern: parseRawPattern(libraryPattern(term)),
  })),
  whitelistedTerms: [...innocentWords],
  blacklistMatcherTransformers: [
    collapseDuplicatesTransformer({
      defaultThreshold: 2,
      customThresholds: new Map([
        [" ", 1],
        ["*", Number.POSITIVE_INFINITY],
      ]),
    }),
  ],
});

/**
 * One expression that matches whatever some term matches. The library tries term after term, and
 * nearly every message has none: this says so in a small part of the time.
 */
const gate = new RegExp(
  `\\b(?:${byFirstLetter(terms.filter(({ whole }) => whole))})|${byFirstLetter(terms.filter(({ whole }) => !whole))}`,
);

/** Terms with the same beginning side by side, so that it is tried once for all of them. */
function byFirstLetter(some: readonly Term[]): string {
  const ends = new Map<string, string[]>();
  for (const { word, whole } of some) {
    const [first = "", ...rest] = word.match(runs) ?? [];
    const start = gateRun(first);
    const end = rest.map(gateRun).join("") + (whole && endsInLetter(word) ? "\\b" : "");
    ends.set(start, [...(ends.get(start) ?? []), end]);
  }
  return Array.from(ends, ([start, all]) => `${start}(?:${all.join("|")})`).join("|");
}

function gateRun(run: string): string {
  return run.startsWith("*") ? "\\*".repeat(run.length) : `${run}+`;
}

/** The listed words in one reading of a message. */
export function matchWords(view: View): WordMatch[] {
  if (!gate.test(view.text)) return [];
  const found: WordMatch[] = [];
  for (const { termId, startIndex, endIndex } of matcher.getAllMatches(view.text, true)) {
    const list = terms[termId]?.list;
    if (list === undefined) continue;
    let start = startIndex;
    let end = endIndex + 1;
    while (start > 0 && inLetters.test(view.text.charAt(start - 1))) start -= 1;
    while (end < view.text.length && inLetters.test(view.text.charAt(end))) end += 1;
    found.push({
      list,
      start: view.at?.[start] ?? start,
      end: view.at === null ? end : (view.at[end - 1] ?? end - 1) + 1,
    });
  }
  return found;
}
