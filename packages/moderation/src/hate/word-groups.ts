import type { Sentence } from "./tokens";

/** The word at a place; empty where there is none. */
export const wordAt = (sentence: Sentence, at: number): string => sentence[at]?.word ?? "";

/** The words from `from`, as many as `many`. */
export const wordsFrom = (sentence: Sentence, from: number, many: number): string =>
  many === 1
    ? wordAt(sentence, from)
    : sentence
        .slice(Math.max(from, 0), from + many)
        .map(({ word }) => word)
        .join(" ");

interface Edges {
  first: Set<string>;
  last: Set<string>;
  longest: number;
}
const edges = new WeakMap<ReadonlySet<string>, Edges>();

/** With which words the phrases begin and end: told far faster than by trying. */
function edgesOf(phrases: ReadonlySet<string>): Edges {
  const known = edges.get(phrases);
  if (known !== undefined) return known;
  const split = Array.from(phrases, (phrase) => phrase.split(" "));
  const found = {
    first: new Set(split.map((words) => words[0] ?? "")),
    last: new Set(split.map((words) => words.at(-1) ?? "")),
    longest: Math.max(...split.map((words) => words.length)),
  };
  edges.set(phrases, found);
  return found;
}

/** Whether one of the phrases begins at a place. */
export function beginsAt(sentence: Sentence, at: number, phrases: ReadonlySet<string>): boolean {
  const { first, longest } = edgesOf(phrases);
  if (!first.has(wordAt(sentence, at))) return false;
  for (let many = longest; many > 0; many -= 1) {
    if (phrases.has(wordsFrom(sentence, at, many))) return true;
  }
  return false;
}

/** Where the longest of the phrases that ends before `end` begins; null where none does. */
export function beginOf(
  sentence: Sentence,
  end: number,
  phrases: ReadonlySet<string>,
): number | null {
  const { last, longest } = edgesOf(phrases);
  if (!last.has(wordAt(sentence, end - 1))) return null;
  for (let many = Math.min(longest, end); many > 0; many -= 1) {
    if (phrases.has(wordsFrom(sentence, end - many, many))) return end - many;
  }
  return null;
}
