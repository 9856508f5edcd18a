import { baseForms } from "@saywell/english";
import { quote, wordsOf } from "../text";
import { examplesIn } from "./grammar-topics";
import type { WordPair } from "./types";

/** How words that are mixed up differ. */
export const describePair = ({ difference, examples }: WordPair): string =>
  `${difference} ${examplesIn(examples)}`;

/** Taken off a term before it is looked for. */
const article = /^(?:an?|the|this|that|to) (?=.)/;

/** The pair that tells two terms apart: as they stand, or else by their base forms. */
export function pairOf(
  one: string,
  other: string,
  pairs: readonly WordPair[],
): WordPair | undefined {
  const has = ({ words }: WordPair, forms: readonly string[]): string | undefined =>
    words.find((word) => forms.includes(word) || forms.includes(word.replace(article, "")));
  const tells = (pair: WordPair, formsOf: (term: string) => readonly string[]): boolean => {
    const [first, second] = [has(pair, formsOf(one)), has(pair, formsOf(other))];
    return first !== undefined && second !== undefined && first !== second;
  };
  return (
    pairs.find((pair) => tells(pair, (term) => [term])) ??
    pairs.find((pair) => tells(pair, baseForms))
  );
}

/** The pair of which most words stand in a text, two at least: "look, see and watch". */
export function pairAmong(text: string, pairs: readonly WordPair[]): WordPair | undefined {
  const said = wordsOf(text);
  const has = (word: string): boolean => ` ${said.join(" ")} `.includes(` ${word} `);
  return pairs
    .map((pair) => ({ pair, shared: pair.words.filter(has).length }))
    .filter(
      ({ pair, shared }) => shared > 1 && said.length <= pair.words.join(" ").split(" ").length + 1,
    )
    .toSorted((a, b) => b.shared - a.shared)[0]?.pair;
}

/** "Make a mistake or do a mistake?": what goes with what. */
export function partnerIn(one: string, other: string, pairs: readonly WordPair[]): string | null {
  const [first = "", ...rest] = wordsOf(one);
  const [second = "", ...otherRest] = wordsOf(other);
  const partner = (rest.length > 0 ? rest : otherRest)
    .join(" ")
    .replace(/^(?:an?|the|my|your) /, "");
  for (const pair of pairs) {
    if (!pair.words.includes(first) || !pair.words.includes(second)) continue;
    for (const [word, partners] of Object.entries(pair.goesWith ?? {})) {
      if (!partners.includes(partner)) continue;
      return `With ${quote(partner)} we use ${quote(word)}. ${pair.difference}`;
    }
    // "In Monday or on Monday": nothing is known of the rest, but of the words before it.
    if (first !== second && rest.length > 0 && rest.join(" ") === otherRest.join(" "))
      return describePair(pair);
  }
  return null;
}

/** Whether two things are known to be mixed up, or differ in a word that is. */
export const arePaired = (
  [one, other]: readonly [string, string],
  pairs: readonly WordPair[],
): boolean => pairOf(one, other, pairs) !== undefined || partnerIn(one, other, pairs) !== null;
