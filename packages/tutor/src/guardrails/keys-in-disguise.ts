import { wordsOf } from "../text";
import type { Key } from "./key-letters";
import { morseIn, shifted, spelt } from "./letters-told";

const turns =
  /\b(?:backwards?|revers\w+|mirror\w*|(?:the )?other way(?: a?round)?|right to left|turn(?:ed)? (?:it )?a?round|flip\w*|from the end|inside out|upside down|palindrome)\b/;
const mixes =
  /\b(?:anagram|scrambl\w+|jumbl\w+|mix(?:ed)?(?: it| them)?(?: up)?|rearrange\w*|unscramble|shuffl\w+|in the wrong order|order the letters)\b/;
const codes =
  /\b(?:cod(?:e|es|ed)|cipher|caesar|rot ?-?\d+|decode|decrypt|encrypt\w*|shift\w*|each letter|next letter|letter (?:before|after))\b/;
const initials = /\b(?:first letters|initials)\b/;

/** English words that other words make when they are read from their end or moved on in the alphabet. */
const isEnglishToo =
  /^(?:on|no|era|ton|not|saw|was|tar|rat|now|won|ten|net|god|dog|pot|top|pots|stop|live|evil|evol|tip|pit|nip|pin|but|tub|or|er|na|ma|pa|ha|ah|he|eh|tab|bat|pan|nap|mad|dam|lap|pal|gum|mug|part|trap|star|rats|draw|ward|time|emit|keep|peek|loop|pool|step|pets|am|are|is|an|at|to|up|it|in|if)$/;

/** Letters, sounds, codes and words turned round that tell a key. */
export function disguisedKey(
  text: string,
  plain: string,
  sentences: readonly string[],
  keys: readonly Key[],
): Key | undefined {
  const runs = [...spelt(plain), ...morseIn(text)];
  const tokens = plain.match(/[\p{L}\p{N}@$!_*|-]+/gu) ?? [];
  const words = new Set(plain.match(/[a-z]+/g) ?? []);
  const numbers = (
    plain.replaceAll(/0x|\\x|%|\bu\+00/g, " ").match(/[0-9a-f]*\d[0-9a-f]*|\b[a-f]{2}\b/g) ?? []
  ).join(" ");
  const firsts = (list: readonly string[]) =>
    list.map((each) => /[a-z]/.exec(each)?.[0] ?? "").join("");
  const lines = [firsts(text.toLowerCase().split("\n")), firsts(sentences)];
  const allInitials = initials.test(plain)
    ? firsts((plain.match(/[a-z']+/g) ?? []).filter((word) => !/^(?:and|then|or)$/.test(word)))
    : "";
  const isOfAlphabet = /\b(?:alphabet|letters?|positions?|a ?= ?1)\b/.test(plain);
  return keys.find(({ letters, reverse, words: own, parts, listed, codes: key }) => {
    const { exact, lower, numbers: numbered } = key;
    if (letters.length < 2 || letters.length > 30) return false;
    const isShort = letters.length === 2;
    const isSpelt = (run: string): boolean =>
      [letters, reverse].some((each) =>
        isShort ? run === each || (run.length === 3 && run.includes(each)) : run.includes(each),
      );
    if (runs.some(isSpelt)) return true;
    if (parts !== null && [...plain.matchAll(parts)].some(([part]) => isInParts(part, own)))
      return true;
    if (listed?.test(plain) === true) return true;
    if (hidesMiddle(plain, letters)) return true;
    if (isOfAlphabet && ` ${numbers} `.includes(` ${placesOf(letters)} `)) return true;
    if (words.has(reverse) && letters !== reverse && !words.has("palindrome"))
      if (turns.test(plain) || (letters.length > 2 && !isEnglishToo.test(reverse))) return true;
    if (
      exact.some((code) =>
        new RegExp(`(?<![A-Za-z0-9+/])${code.replaceAll(/[+/]/g, "\\$&")}(?![A-Za-z0-9+/])`).test(
          text,
        ),
      )
    )
      return true;
    if (
      lower.some(
        (code) =>
          words.has(code) && !isEnglishToo.test(code) && (code.length > 3 || words.size < 4),
      )
    )
      return true;
    if (
      codes.test(plain) &&
      Array.from({ length: 25 }, (_, by) => shifted(letters, by + 1)).some((each) =>
        words.has(each),
      )
    )
      return true;
    if (
      numbered.some(
        (each) =>
          ` ${numbers} `.includes(` ${each} `) ||
          (each.includes(" ") && each.length > 10 && numbers.includes(each.replaceAll(" ", ""))),
      )
    )
      return true;
    if (
      mixes.test(plain) &&
      [...words].some((word) => word !== letters && isAnagram(word, letters))
    )
      return true;
    if (letters.length > 2 && lines.some((each) => each === letters)) return true;
    if (
      allInitials !== "" &&
      (isShort ? allInitials.includes(letters) : allInitials.includes(letters))
    )
      return true;
    return tokens.some((token) => isMasked(token, letters));
  });
}

/** Whether marks stand where the answer itself has none. */
const isInParts = (part: string, words: readonly string[]): boolean =>
  /[^a-z\s'’",]/.test(part.replaceAll(/\W+$/g, "")) && wordsOf(part).join(" ") !== words.join(" ");

/** "w...t": the first and the last letter, with marks between. */
const hidesMiddle = (plain: string, letters: string): boolean =>
  letters.length > 2 &&
  [...plain.matchAll(/(?<![a-z])([a-z])[._*-]{2,}([a-z])(?![a-z])/g)].some(
    ([, first, last]) => letters.startsWith(first!) && letters.endsWith(last!),
  );

/** The places of letters in the alphabet. */
const placesOf = (letters: string): string =>
  Array.from(letters, (each) => String(each.charCodeAt(0) - 96)).join(" ");

const isAnagram = (word: string, key: string): boolean =>
  word.length === key.length &&
  word.split("").toSorted().join("") === key.split("").toSorted().join("");

const leet: Readonly<Record<string, string>> = {
  "4": "a",
  "@": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** "a_", "m*nu", "4m", "aaarrre": a key with some of its letters left out, drawn as digits or stretched. */
function isMasked(token: string, key: string): boolean {
  if (/[a-z]/.test(token) && /[_*|]/.test(token) && token.length === key.length)
    return token.split("").every((each, at) => /[_*|-]/.test(each) || each === key[at]);
  if (/[a-z]/.test(token) && /[\d@$!]/.test(token) && token.length === key.length)
    return Array.from(token, (each) => leet[each] ?? each).join("") === key;
  const isStretched = /(.)\1\1/.test(token) || token.length >= key.length + 2;
  const shortened = (text: string): string => text.replaceAll(/(.)\1+/g, "$1");
  return isStretched && shortened(token) === shortened(key);
}
