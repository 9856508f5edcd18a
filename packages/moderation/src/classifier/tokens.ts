// How a message becomes tokens, exactly as in the training: another reading gives other scores.

const mostUnits = 2000;
export const mostTokens = 110;
const fewestWords = 3;

const invisible = /[\u0300-\u036f]|[\u200b\u200c\u2060\ufeff\u00ad]|\u200d|\ufe0f/g;
const noWords = /https?:\/\/\S+|www\.\S+|@[\p{L}\p{N}_]+|<[a-z]+>|&[a-z]+;|#/gu;
const setApart = /(?<![a-z0-9'])(?:[a-z0-9@$!][ .\-_*]){2,}[a-z0-9@$!](?![a-z0-9'])/g;
const numberWithUnit = /^[0-9]+(?:st|nd|rd|th|s|am|pm|k|m|kg|km|h|p|x|%)?$/;
const token = /[a-z]+(?:'[a-z]+)?|[0-9]+|[?!.,"*]|[^\p{ASCII}]/gu;
const closing = "!?.,;:)\"'";

const lookAlikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "€": "e",
};

/** The tokens that the classifier knows a message by. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (const [found] of normalise(text).matchAll(token)) {
    if (found === ",") continue;
    tokens.push(/^[0-9]/.test(found) ? "0" : found);
    if (tokens.length >= mostTokens) break;
  }
  return tokens;
}

/** Whether a message has as many words as the classifier needs for an opinion. */
export function isLongEnoughToClassify(text: string): boolean {
  return tokensOf(text).filter((found) => /^[a-z']{2,}$/.test(found)).length >= fewestWords;
}

function normalise(text: string): string {
  return text
    .slice(0, mostUnits)
    .normalize("NFKD")
    .toLowerCase()
    .replace(invisible, "")
    .replace(/[\u2018\u2019`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(noWords, " ")
    .replace(setApart, joinLetters)
    .split(/\s+/)
    .filter(Boolean)
    .map(readLookAlikes)
    .join(" ")
    .replace(/(.)\1{2,}/gu, "$1$1")
    .replace(/(?<=[a-z])[*](?=[a-z])/g, "");
}

const joinLetters = (run: string): string =>
  run.replace(/[^a-z]/g, "").length >= 3 ? run.replace(/[ .\-_*]/g, "") : run;

/** `h4te` as `hate`, and `10km` as it is. */
function readLookAlikes(piece: string): string {
  let end = piece.length;
  while (end > 0 && closing.includes(piece.charAt(end - 1))) end -= 1;
  const word = piece.slice(0, end);
  const letters = Array.from(word);
  const plain = word.replace(/[^a-z]/g, "").length;
  const isMixed =
    plain > 0 && plain < word.length && letters.some((letter) => letter in lookAlikes);
  if (!isMixed || numberWithUnit.test(word)) return piece;
  return letters.map((letter) => lookAlikes[letter] ?? letter).join("") + piece.slice(end);
}
