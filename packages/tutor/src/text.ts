import { foldSpaces, wordsIn } from "@saywell/english";
/** Lower case, straight quotation marks, single spaces; letters of another width or style are plain. */
export const plainText = (text: string): string => foldSpaces(text.normalize("NFKC"));

/** The words of a text in lower case, without marks around them. */
export const wordsOf = (text: string): string[] => wordsIn(plainText(text));

/** Whether the words of a phrase stand in a text, side by side. An empty phrase stands nowhere. */
export function hasPhrase(text: string, phrase: string): boolean {
  const words = wordsOf(phrase);
  return words.length > 0 && ` ${wordsOf(text).join(" ")} `.includes(` ${words.join(" ")} `);
}

/**
 * What English endings leave of a word, good enough to see that "ordered",
 * "ordering" and "orders" are "order". Not a real stem: only for comparing.
 */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const bare = word.replace(/(?:ing|ied|ies|ed|es|s)$/, "").replace(/[ey]$/, "");
  return bare.length < 2 ? word : bare.replace(/([^aeiouls])\1$/, "$1");
}

/** As {@link hasPhrase}, whatever the endings of the words. */
export const hasStems = (text: string, phrase: string): boolean =>
  hasPhrase(wordsOf(text).map(stemOf).join(" "), wordsOf(phrase).map(stemOf).join(" "));

/** Splits after full stops, question and exclamation marks, with the quotation mark behind them. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!]["”]?)\s+(?=["“\p{Lu}])/u).filter(Boolean);

/** Shortens to a length in UTF-16 units, at the end of a word where there is one. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, "");
  const space = cut.lastIndexOf(" ");
  return `${space > max / 2 ? cut.slice(0, space) : cut}…`;
}

export const quote = (text: string): string => `“${text}”`;
/** Quoted, unless it is a dialogue with quotation marks of its own. */
export const quoteExample = (text: string): string => (text.includes('"') ? text : quote(text));

const smallWords = new Set(
  `a an the this that these those some any no not and or but so if then than because when while as
  i you he she it we they me him her us them my your his its our their mine yours myself
  am is are was were be been being do does did done have has had having will would can could
  should shall may might must to of in on at by for with from about into over under after before
  up down out off again very really too also just only more most much many lot lots there here
  what who whom whose which where why how yes yeah no ok okay please well oh hi hello today now
  i'm i've i'd i'll it's don't doesn't didn't can't isn't aren't wasn't you're he's she's we're
  they're that's there's let's im dont like want get go got make think know say said tell thing
  things something yesterday tomorrow morning evening night week month year last every always
  often usually sometimes never maybe another
  what's whats where's who's how's explain translate word words use verb one two three`.split(
    /\s+/,
  ),
);

/** The words that say what a text is about. */
export const contentWords = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length > 2 && !smallWords.has(word) && !/^\d+$/.test(word));

/** The same list, begun at another place. */
export const rotate = <T>(list: readonly T[], by: number): T[] => {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};
