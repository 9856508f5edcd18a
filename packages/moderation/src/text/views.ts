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

/**
 * What else a fold may say to who reads through its disguises: signs and digits for letters, letters
 * set apart, stars, doubled letters and words from their end. Marks that end sentences stay, unlike in
 * views, so that who does what to whom can be read. Plain text has no such reading.
 */
export function disguisedReadings(fold: string): string[] {
  const written = fold
    .replace(digitWord, (form) => digitWords[form] ?? form)
    .replace(digitTo, "to");
  const plain = (text: string): string => undoubled(starred.test(text) ? readStars(text) : text);
  const ones = !mixed.test(written) ? [""] : ambiguous.test(written) ? ["i", "l"] : ["i"];
  const read = ones.map((one) => (one === "" ? written : readLeet(written, one)));
  const readings = read.flatMap((text) =>
    spread.test(text) ? [plain(text), plain(joinSpelled(text))] : [plain(text)],
  );
  if (backwards.test(fold)) readings.push(fold.replace(everyBackwards, reversed));
  return [...new Set(readings)].filter((reading) => reading !== fold);
}

/** Numbers that are said as words or parts of words. */
const digitWords: Readonly<Record<string, string>> = {
  any1: "anyone",
  some1: "someone",
  every1: "everyone",
  no1: "no one",
  h8: "hate",
  h8s: "hates",
  b4: "before",
};
const digitWord = new RegExp(`\\b(?:${Object.keys(digitWords).join("|")})\\b`, "g");
/** "I want 2 die": a number of things stands before a noun, and this before a verb. */
const digitTo =
  /(?<=\b(?:want|wants|wanted|wanna|going|gonna|have|need|needs|like|try|trying|wish|ready|plan|planning|how|life|reason|afraid|scared) )2(?= [a-z])|\b2(?= (?:die|kill|end|hurt|cut|live|jump|hang|disappear|sleep|starve)\b)/g;

/** Letters that English hardly ever doubles, and that are doubled to get past a list. */
const undoubled = (text: string): string =>
  text.replace(/([iuy])\1+|(?<=i)e{2,}|a{2,}/g, (run) => run.charAt(0));

/** Letters set apart, joined to words: between them stand the same spaces as between letters, or more. */
const joinSpelled = (text: string): string =>
  text.replace(spreadRuns, (run) => {
    const isWide = / {2}/.test(run) && /[a-z] [a-z]/.test(run);
    const hasMarks = /[^a-z\d\s@$!]/.test(run);
    const parts = isWide ? run.split(/\s{2,}/) : hasMarks ? run.split(/\s+/) : [run];
    const words = parts.map((part) =>
      part.replace(/[^a-z\d@$!]/g, "").replace(/[@$!\d]/g, (sign) => leet[sign] ?? sign),
    );
    return words.map(partedIntoWords).join(" ");
  });

/** What is spelled out in cries, to find where one word ends when all letters stand alone. */
const spelledWords = new Set(
  "i im am a want wanna to die dead death kill killing myself my self me end life live suicide suicidal hurt hurts cut cutting hate help please he she they dad mom mum father mother hits beats touches touched rape raped rapes abuse abused do not dont anymore tonight".split(
    " ",
  ),
);
const LONGEST_SPELLED = 60;

/** "killmyself" as "kill myself", in the fewest words; as it is where it holds others. */
function partedIntoWords(run: string): string {
  if (run.length > LONGEST_SPELLED) return run;
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= run.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const word = run.slice(start, end);
      if (before === undefined || !spelledWords.has(word)) continue;
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, word];
    }
  }
  return best[run.length]?.join(" ") ?? run;
}

/** `k*ll` as `kill`: a star stands for one letter of a word that is worth hiding. */
function readStars(fold: string): string {
  return fold.replace(starredWords, (token) => {
    const pattern = new RegExp(`^${token.replaceAll("*", "[a-z]")}$`);
    return starrable.find((word) => pattern.test(word)) ?? token;
  });
}

const everyBackwards = new RegExp(backwards.source, "g");
const reversed = (word: string): string => Array.from(word).toReversed().join("");

/** Each word from its end, where it stands. */
function reverseWords(fold: string): string {
  return fold.replace(notLetters, " ").replace(/[a-z]+/g, reversed);
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
