import { baseForms } from "./base-forms";
import { foldSpaces, wordsIn } from "./fold-text";
import { irregularBaseOf } from "./irregular-forms";

/**
 * Whether a text says one of the words, which are lower-case base forms: in any form ("went" says
 * `go`, "sisters" says `sister`), as a part of a word with a hyphen, or with one letter mistyped
 * where the word has five or more.
 */
export function saysAnyOf(text: string, words: readonly string[]): boolean {
  const regular = new Set(wordsIn(foldSpaces(text)).flatMap(partsOf).flatMap(formsOf));
  const isSaid = (word: string) => words.includes(word);
  if ([...regular].some((form) => isSaid(form) || isSaid(irregularBaseOf(form) ?? ""))) return true;
  // What is spelt right as a form of another verb is not mistyped: "sold" is not "smell".
  const long = words.filter((word) => word.length >= shortestMistyped);
  return [...regular].some((form) => long.some((word) => isOneEditFrom(form, word)));
}

const shortestMistyped = 5;

const partsOf = (word: string): string[] =>
  word.includes("-") ? [word, ...word.split("-")] : [word];
const formsOf = (word: string): string[] => [word, ...baseForms(word)];

/** Whether one letter is more, less or another, or two neighbours have changed places. */
function isOneEditFrom(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}
