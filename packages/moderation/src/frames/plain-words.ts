import { baseForms, irregularBaseOf } from "@saywell/english";
import { wordsOf } from "../text/views";

/**
 * Makes one reading of the many that learners write the same in: base forms, one word for every
 * "not", slips of the pen mended, and without the small words that learners leave out.
 *
 * @param vocabulary the words that patterns ask for: others need no base form and are no slip of these
 * @param realWords words of English that only look like a slip of one of the vocabulary
 */
export function createPlainWords(
  vocabulary: ReadonlySet<string>,
  realWords: ReadonlySet<string>,
): (fold: string) => string {
  const slips = indexOfSlips(vocabulary);
  const plainWord = (word: string): string => {
    const base = baseIn(word, vocabulary);
    if (
      base !== undefined ||
      word.length < SHORTEST_SLIP ||
      word.length > LONGEST_SLIP ||
      realWords.has(word)
    ) {
      return base ?? word;
    }
    const bases = baseForms(word).filter((form) => !realWords.has(form));
    return mendedIn(bases, slips) ?? word;
  };
  return (fold) =>
    wordsOf(writeOut(fold, apostrophes))
      .split(" ")
      .map((word) => slang.get(word) ?? word)
      .flatMap((word) => word.split(" "))
      .filter((word) => !leftOut.has(word))
      .map(plainWord)
      .join(" ")
      .replace(joined, (pair) => oneWord.get(pair) ?? pair)
      .replaceAll(doNot, "not");
}

/** Shorter words are too near to too many others. */
const SHORTEST_SLIP = 5;

/** Longer ones are no slip of any word: thousands of letters without a space would be tried letter by letter. */
const LONGEST_SLIP = 20;

const baseIn = (word: string, vocabulary: ReadonlySet<string>): string | undefined =>
  [word, irregularBaseOf(word), ...baseForms(word)].find(
    (form) => form !== undefined && vocabulary.has(form),
  );

/**
 * For each word of a vocabulary the words of it that are its inflections, itself first: those keep
 * their form in plain words, because some pattern asks for it.
 */
export function formsIn(vocabulary: ReadonlySet<string>): (word: string) => readonly string[] {
  const forms = new Map<string, string[]>();
  for (const form of vocabulary) {
    if (otherWords.has(form) || /(?:er|est|ly)$/.test(form)) continue;
    const bases = [irregularBaseOf(form), ...baseForms(form)].filter((base) => base !== form);
    for (const base of bases) {
      if (base !== undefined && vocabulary.has(base)) {
        forms.set(base, [...(forms.get(base) ?? []), form]);
      }
    }
  }
  return (word) => [word, ...(forms.get(word) ?? [])];
}

/** They look like forms of words that they are none of. */
const otherWords = new Set(
  "scared used shed thing sos news shower best wedding evening".split(" "),
);

/** What must have its apostrophe to be told from another word: "I'll", "he'd". */
const apostrophes: readonly [RegExp, string][] = [
  [/\bcan't\b/g, "can not"],
  [/\bwon't\b/g, "will not"],
  [/n't\b/g, " not"],
  [/\bi'm\b/g, "i be"],
  [/\b(he|she|it|that|there|what|who|where|nobody|everybody|everyone|someone)'s\b/g, "$1 be"],
  [/\b(you|we|they)'re\b/g, "$1 be"],
  [/'ve\b/g, " have"],
  [/'ll\b/g, " will"],
  [/\b(i|you|he|she|we|they)'d\b/g, "$1 would"],
  [/([a-z])'s\b/g, "$1"],
];

const writeOut = (fold: string, forms: readonly [RegExp, string][]): string =>
  fold.includes("'") ? forms.reduce((text, [form, full]) => text.replace(form, full), fold) : fold;

/** The same without an apostrophe, and what is written short. */
const slang = new Map(
  Object.entries({
    im: "i be",
    ive: "i have",
    iam: "i be",
    hes: "he be",
    shes: "she be",
    its: "it be",
    thats: "that be",
    theres: "there be",
    theyre: "they be",
    dont: "not",
    dnt: "not",
    doesnt: "not",
    didnt: "not",
    cant: "can not",
    cannot: "can not",
    couldnt: "can not",
    wont: "will not",
    isnt: "be not",
    arent: "be not",
    wasnt: "be not",
    aint: "be not",
    havent: "have not",
    hasnt: "have not",
    wouldnt: "would not",
    shouldnt: "should not",
    rn: "now",
    pls: "please",
    plz: "please",
    bc: "because",
    cuz: "because",
    coz: "because",
    cause: "because",
    tmr: "tomorrow",
    tmrw: "tomorrow",
    idk: "i not know",
    pics: "picture",
    pic: "picture",
    vid: "video",
    vids: "video",
    bf: "boyfriend",
    gf: "girlfriend",
    insta: "instagram",
    mommy: "mother",
    mummy: "mother",
    mum: "mother",
    mom: "mother",
    mama: "mother",
    mami: "mother",
    mamma: "mother",
    mums: "mother",
    moms: "mother",
    mothers: "mother",
    dad: "father",
    daddy: "father",
    papa: "father",
    papi: "father",
    baba: "father",
    dads: "father",
    fathers: "father",
    granddad: "grandfather",
    grandad: "grandfather",
    grandpa: "grandfather",
    granny: "grandmother",
    grandma: "grandmother",
    kill: "kill",
  }),
);

/** Learners leave them out or put them in, and they change nothing of what is done to whom. */
const leftOut = new Set(
  "the a an to very really just so quite also even maybe sometimes always often all the".split(" "),
);

/** Words that are written as two. */
const oneWord = new Map([
  ["no one", "nobody"],
  ["no body", "nobody"],
  ["some one", "someone"],
  ["some body", "someone"],
  ["every one", "everyone"],
  ["every body", "everyone"],
  ["any more", "anymore"],
  ["my self", "myself"],
  ["her self", "herself"],
  ["him self", "himself"],
  ["step father", "stepfather"],
  ["step mother", "stepmother"],
  ["step brother", "stepbrother"],
  ["grand father", "grandfather"],
  ["class mate", "classmate"],
]);
const joined = new RegExp(`(?<![^ ])(?:${[...oneWord.keys()].join("|")})(?![^ ])`, "g");
const doNot = /(?<![^ ])(?:do|does|did) not(?![^ ])/g;

/** By what is left of each word without one of its letters, so that a slip finds its word at once. */
type Slips = ReadonlyMap<string, readonly string[]>;

function indexOfSlips(vocabulary: ReadonlySet<string>): Slips {
  const slips = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (word.length < SHORTEST_SLIP) continue;
    const single = withoutDoubles(word);
    for (const part of [single, ...withoutOne(single)]) {
      slips.set(part, [...(slips.get(part) ?? []), word]);
    }
  }
  return slips;
}

/** The word of the vocabulary that one slip makes one of these forms of: a letter more, less, other or swapped. */
function mendedIn(forms: readonly string[], slips: Slips): string | undefined {
  for (const form of forms) {
    if (form.length < SHORTEST_SLIP) continue;
    const single = withoutDoubles(form);
    const near = [single, ...withoutOne(single)].flatMap((part) => slips.get(part) ?? []);
    const mended = near.find((word) => isOneSlip(single, withoutDoubles(word)));
    if (mended !== undefined) return mended;
  }
  return undefined;
}

const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1+/g, "$1");

const withoutOne = (word: string): string[] =>
  // The first letter is hardly ever wrong.
  Array.from(word.slice(1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2));

function isOneSlip(written: string, meant: string): boolean {
  if (written[0] !== meant[0]) return false;
  let at = 0;
  while (at < written.length && written[at] === meant[at]) at += 1;
  let back = 0;
  const most = Math.min(written.length, meant.length) - at;
  while (back < most && written.at(-1 - back) === meant.at(-1 - back)) back += 1;
  const left = written.slice(at, written.length - back);
  const right = meant.slice(at, meant.length - back);
  const isSwapped = left.length === 2 && left === Array.from(right).toReversed().join("");
  return isSwapped || (left.length <= 1 && right.length <= 1);
}
