import { toAmerican } from "@saywell/english";
import { quote, wordsOf } from "../../text";
import type { WordBook } from "./word-book";

type CountryPair = WordBook["britishAmerican"][number];

/** Without what tells two meanings apart: “boot (of a car)”. */
const bareName = (name: string): string => name.replace(/ \(.*/, "").toLowerCase();

/** The pairs in which every one of the terms stands. */
export const pairsNaming = (terms: readonly string[], book: WordBook): readonly CountryPair[] =>
  book.britishAmerican.filter((pair) =>
    terms.every((term) => pair.some((name) => bareName(name) === term)),
  );

/** The longest name of the book that stands in a text, with its pairs; empty where none does. */
export function pairsIn(said: readonly string[], book: WordBook): readonly CountryPair[] {
  const text = ` ${said.join(" ")} `;
  const [longest] = book.britishAmerican
    .flat()
    .map(bareName)
    // “Tell us” is no country.
    .filter((name) => text.includes(` ${name} `) && name !== "us")
    .toSorted((one, other) => other.length - one.length);
  return longest === undefined ? [] : pairsNaming([longest], book);
}

/** What is said in Britain and in America, for each British word once. */
export function sayPairs(pairs: readonly CountryPair[]): string {
  const british = [...new Set(pairs.map(([name]) => name))];
  return british
    .map((name) => {
      const american = pairs.filter(([one]) => one === name).map(([, other]) => quote(other));
      return `In Britain people say ${quote(name)}, and in America ${american.join(" or ")}.`;
    })
    .join(" ");
}

export interface CountrySpelling {
  readonly british: string;
  readonly american: string;
}

export const saySpelling = ({ british, american }: CountrySpelling): string =>
  `${quote(british)} is the British spelling, and ${quote(american)} the American one. Both are right, but use only one of the two in a text.`;

/** Both spellings of a word that is spelt in one of them; undefined where it has only one. */
export function spellingsOf(word: string): CountrySpelling | undefined {
  const british = [word, ...maybeBritish(word)].find((each) => toAmerican(each) !== each);
  return british === undefined ? undefined : { british, american: toAmerican(british) };
}

/** How the British may spell an American word; only what comes back as that word is one. */
const maybeBritish = (american: string): readonly string[] =>
  [
    american.replace(/or(?=$|s$|ed$|ing$|ite$|ites$|ful$|able$|hood$)/, "our"),
    american.replace(/er(?=s?$)/, "re"),
    american.replace(/z(?=e|i)/, "s"),
    american.replace("yz", "ys"),
    american.replace(/l(?=ed$|ing$|ers?$|ors?$)/, "ll"),
    american.replace(/og(?=s?$)/, "ogue"),
    american.replace("ense", "ence"),
    american.replace("gray", "grey"),
  ].filter((each) => each !== american && toAmerican(each) === american);

/** How one or two terms are called or spelt on both sides of the ocean; null where there is no difference known. */
export function sayBritishAmerican(
  terms: readonly string[],
  book: WordBook | undefined,
): string | null {
  const names = terms.map((term) => wordsOf(term).join(" "));
  const pairs = book === undefined ? [] : pairsNaming(names, book);
  if (pairs.length > 0) return sayPairs(pairs);
  const [first = "", second] = names;
  const spelt = spellingsOf(first);
  if (spelt === undefined) return null;
  const isOther = second !== undefined && second !== spelt.british && second !== spelt.american;
  return isOther ? null : saySpelling(spelt);
}

const wordsShown = 6;

/** In what British and American English differ, with words of the word book; null without one. */
export function sayVarieties(book: WordBook | undefined): string | null {
  const pairs = (book?.britishAmerican ?? [])
    .filter(([british]) => !british.includes("("))
    .slice(0, wordsShown)
    .map(([british, american]) => `${quote(british)} – ${quote(american)}`);
  if (pairs.length === 0) return null;
  return [
    `Some words differ, with the British one first: ${pairs.join(", ")}.`,
    "So does some spelling: “colour” – “color”, “centre” – “center”, “travelling” – “traveling”.",
    "The grammar is nearly the same: in Britain people say “I have just eaten”, and in America often “I just ate”.",
    "Both are right, but use only one of them in a text.",
  ].join(" ");
}
