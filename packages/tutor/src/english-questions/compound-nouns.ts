import { quote, quoteExample, wordsOf } from "../text";
import type { ExplainedWord, WordMeaning } from "./types";

/** The words of a pair such as “kindergarten teacher”; empty for anything else. */
export function partsOfCompound(term: string): readonly string[] {
  const words = wordsOf(term);
  return words.length === 2 && words.every((word) => word.length > 2) ? words : [];
}

/**
 * What two nouns side by side mean, for a pair that no dictionary has: the second says what it is, and the first
 * which kind. Null unless both are nouns that are known.
 */
export function sayCompound(
  term: string,
  entries: ReadonlyMap<string, ExplainedWord>,
): string | null {
  const [kind, thing] = partsOfCompound(term);
  if (kind === undefined || thing === undefined) return null;
  const nouns = [kind, thing].map((word) =>
    entries
      .get(word)
      ?.meanings.find((each) => each.partOfSpeech === "noun" && each.isTooHard !== true),
  );
  const [first, second] = nouns;
  if (first === undefined || second === undefined) return null;
  return `I have no entry for ${quote(term)} as a whole, but its words tell it: the second noun says what it is, and the first one says which kind. ${told(thing, second)} ${told(kind, first)}`;
}

const told = (word: string, { meaning, example }: WordMeaning): string =>
  `${quote(word)} (noun) means: ${meaning.replace(/[.\s]+$/, "")}.${example === null ? "" : ` For example: ${quoteExample(example)}`}`;
