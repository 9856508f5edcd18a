import { plainTokens } from "../lists/innocent";
import { starrable } from "../lists/starrable";

/**
 * Ways to read a folded message. Offsets of `at` lead from a view back to the fold; null when they
 * are the same.
 */
export interface View {
  text: string;
  at: readonly number[] | null;
}

const notLetters = /[^a-z'*\u0080-\uffff]/g;
const mixed = /[a-z][@#$!|+(€\d]|[@#$!|+€\d][a-z]/;
const ambiguous = /[1|!]/;
const leetToken = /[^\s.,;:?"]+/g;
const leetSigns = /[@#$!|+(€\d]/g;
const endingMarks = /[!|+(]+$/;
const spread =
  /(?<![a-z\d])(?:[a-z\d@$!](?:[^a-z\d@$!']{1,3})){2,}[a-z\d@$!](?![a-z\d])|[a-z][.\-_*~/\\,+|]+[a-z]/;
const spreadRuns =
  /(?<![a-z\d])(?:[a-z\d@$!](?:[^a-z\d@$!']{1,3})){2,}[a-z\d@$!](?![a-z\d])|[a-z\d@$!]+(?:[.\-_*~/\\,+|]+[a-z\d@$!]+)+/g;

const starred = /[a-z]\*{1,4}[a-z]/;
const starredWords = /(?<![a-z*])[a-z]+(?:\*{1,4}[a-z]+)+(?![a-z*])/g;
const backwards =
  /(?<![a-z])(?:kcuf|gnikcuf|rekcufrehtom|hctib|tnuc|reggin|aggin|toggaf|flesruoy|llik|sedun|nrop|erohw|tuls|drater|tihs)(?![a-z])/;

/** Letters that signs and digits stand for. */
const leet: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "#": "h",
  "8": "b",
  "(": "c",
  "3": "e",
  "€": "e",
  "6": "g",
  "9": "g",
  "1": "i",
  "!": "i",
  "|": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "+": "t",
  "2": "z",
};

/** Every reading of a fold in which words are looked for. Plain text has one. */
export function viewsOf(fold: string): View[] {
  const views: View[] = [{ text: fold.replace(notLetters, " "), at: null }];
  if (mixed.test(fold)) {
    for (const one of ambiguous.test(fold) ? ["i", "l"] : ["i"]) {
      const decoded = readLeet(fold, one);
      if (decoded !== fold) views.push({ text: decoded.replace(notLetters, " "), at: null });
    }
  }
  if (spread.test(fold)) views.push(joinLetters(fold));
  if (starred.test(fold)) views.push({ text: readStars(fold).replace(notLetters, " "), at: null });
  if (backwards.test(fold)) views.push({ text: reverseWords(fold), at: null });
  return views;
}

/** `k*ll` as `kill`: a star stands for one letter of a word that is worth hiding. */
function readStars(fold: string): string {
  return fold.replace(starredWords, (token) => {
    const pattern = new RegExp(`^${token.replaceAll("*", "[a-z]")}$`);
    return starrable.find((word) => pattern.test(word)) ?? token;
  });
}

/** Each word from its end, where it stands. */
function reverseWords(fold: string): string {
  return fold
    .replace(notLetters, " ")
    .replace(/[a-z]+/g, (word) => Array.from(word).toReversed().join(""));
}

/**
 * Signs and digits inside words read as letters; a number or an ending mark stays what it is.
 *
 * @param one what `1`, `!` and `|` stand for: they look like i and like l
 */
function readLeet(fold: string, one: string): string {
  return fold.replace(leetToken, (token) => {
    if (!mixed.test(token) || plainTokens.has(token)) return token;
    const ending = endingMarks.exec(token)?.[0].length ?? 0;
    const word = token.slice(0, token.length - ending);
    return (
      word.replace(leetSigns, (sign) => (ambiguous.test(sign) ? one : (leet[sign] ?? sign))) +
      token.slice(word.length)
    );
  });
}

/** `f u c k`, `f.u.c.k` and `fu-ck` without what parts the letters. */
function joinLetters(fold: string): View {
  let text = "";
  const at: number[] = [];
  let done = 0;
  const copy = (end: number, inside: boolean) => {
    for (; done < end; done += 1) {
      const unit = fold.charAt(done);
      if (inside && !/[a-z\d@$!']/.test(unit)) continue;
      text += inside ? (leet[unit] ?? unit) : unit;
      at.push(done);
    }
  };
  for (const run of fold.matchAll(spreadRuns)) {
    copy(run.index, false);
    copy(run.index + run[0].length, true);
  }
  copy(fold.length, false);
  return { text: text.replace(notLetters, " "), at };
}

const shortForms: Readonly<Record<string, string>> = {
  u: "you",
  ya: "you",
  yu: "you",
  ur: "your",
  r: "are",
  urself: "yourself",
  yourselves: "yourself",
  yall: "you",
  gonna: "going to",
  wanna: "want to",
  imma: "im going to",
  ima: "im going to",
  abt: "about",
  ppl: "people",
  luv: "love",
};
const shortForm = new RegExp(`\\b(?:${Object.keys(shortForms).join("|")})\\b`, "g");

/**
 * A fold as running words, for phrases: no apostrophes, short forms written out, one space between
 * words, and ` . ` where a sentence ends.
 */
export function wordsOf(fold: string): string {
  return fold
    .replace(/'/g, "")
    .replace(/[.!?;:\n]+/g, " . ")
    .replace(/[^a-z\d.\u0080-\uffff]+/g, " ")
    .replace(/([aeiou])\1{2,}/g, "$1")
    .replace(/([a-z])\1{2,}/g, (_run, letter: string) =>
      /[ls]/.test(letter) ? letter + letter : letter,
    )
    .replace(shortForm, (form) => shortForms[form] ?? form)
    .trim();
}
