import { quote, quoteExample, wordsOf } from "../../text";
import { prepositionsOf } from "./look-up";
import type { DependentPreposition, WordBook } from "./word-book";

const small = new Set(
  "about against as at between by for from in into of on over to towards upon with after".split(
    " ",
  ),
);

/** What is called a preposition of a word: small words that may stand behind it. */
export const isPreposition = (word: string): boolean => small.has(word);

/** Which prepositions a term goes with, be it as people name it: “to be interested”; empty where it is not known. */
export function prepositionsAfter(
  term: string,
  book: WordBook | undefined,
): readonly DependentPreposition[] {
  if (book === undefined) return [];
  const plain = wordsOf(term)
    .join(" ")
    .replace(/^(?:(?:to )?(?:be|get)|to|am|is|are|was|i am|i'm) (?=\S)/, "");
  const british = plain.replace(/ize\b/, "ise");
  return (
    [plain, british].map((each) => prepositionsOf(each, book)).find(({ length }) => length > 0) ??
    []
  );
}

export const hasPreposition = (term: string, book: WordBook | undefined): boolean =>
  prepositionsAfter(term, book).length > 0;

/** Which preposition stands behind a term, in a sentence; null where it is not known. */
export function sayPreposition(
  term: string,
  book: WordBook | undefined,
  offered: readonly string[] = [],
): string | null {
  const known = prepositionsAfter(term, book);
  return known.length === 0 ? null : sayPrepositions(known, offered);
}

/** Of many others one cannot be sure: “ask to come”. */
const surelyWrong: ReadonlySet<string> = new Set([
  "depend of",
  "depend from",
  "married with",
  "interested at",
  "interested on",
  "interested for",
  "accuse for",
  "discuss about",
  "afraid from",
  "capable to",
  "consist from",
  "consist in",
  "proud with",
  "proud on",
  "arrive to",
  "participate at",
  "explain for",
  "listen at",
  "phone to",
  "marry with",
  "enter to",
  "responsible of",
  "responsible from",
  "similar with",
  "different of",
  "insist in",
  "apologise about",
  "belong for",
  "famous with",
  "typical for",
  "tired with",
  "ill of",
  "ill from",
  "look forward for",
  "obsessed for",
  "obsessed in",
  "fed up of",
]);

const told = ({ word, preposition, use, example }: DependentPreposition): string => {
  const when = use === "" ? "" : ` (${use})`;
  return preposition === ""
    ? `After ${quote(word)} comes no preposition${when}: ${quoteExample(example)}`
    : `${quote(`${word} ${preposition}`)}${when}: ${quoteExample(example)}`;
};

/** Which prepositions a word goes with, with what each is for, first of all those that the learner thought of. */
export function sayPrepositions(
  prepositions: readonly DependentPreposition[],
  offered: readonly string[],
): string {
  const { word } = prepositions[0]!;
  // A verb and its noun often have the same: “comment on”.
  const each = prepositions.filter(
    ({ preposition }, at) =>
      prepositions.findIndex((other) => other.preposition === preposition) === at,
  );
  const ordered = each.toSorted(
    (one, other) =>
      Number(offered.includes(other.preposition)) - Number(offered.includes(one.preposition)),
  );
  const wrong = offered.filter((other) => surelyWrong.has(`${word} ${other}`));
  const not =
    wrong.length > 0
      ? ` I would not write ${wrong.map((other) => quote(`${word} ${other}`)).join(" or ")}.`
      : "";
  const isOneRight =
    ordered.filter(({ preposition }) => offered.includes(preposition)).length === 1;
  const isSameUse = ordered.every(({ use, preposition }) => use === "" && preposition !== "");
  const start =
    ordered.length > 1 && !isOneRight && !isSameUse
      ? "It depends on what comes next. "
      : ordered[0]!.preposition === ""
        ? ""
        : "We say ";
  const [first, ...others] = ordered.slice(0, 4).map(told);
  const also =
    others.length > 0 && (isOneRight || isSameUse)
      ? ` There is also: ${others.join(" ")}`
      : others.map((other) => ` ${other}`).join("");
  return `${start}${first}${isOneRight ? not : ""}${also}${isOneRight ? "" : not}`;
}
