import { baseForms, irregularBaseOf } from "@saywell/english";
import { wordsOf } from "../../text";
import type { DependentPreposition, Idiom, PhrasalVerb, Register, WordBook } from "./word-book";

/** Where a phrase stands in a text: from which word up to which. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Words for a person or a thing that stands in a phrase: each may stand for each. */
const anybody =
  /^(?:somebody|someone|something|sth|sb|one|me|him|her|us|them|you|it|my|your|his|their|our|its|one's|somebody's|someone's)$/;
const little = /^(?:a|an|the|to|be|am|is|are|was|were|it's|i'm)$/;

const isSame = (said: string, wanted: string): boolean =>
  said === wanted ||
  (anybody.test(said) && anybody.test(wanted)) ||
  baseForms(said).includes(wanted) ||
  irregularBaseOf(said) === wanted;

/** The words of a phrase, without the small ones before it. */
export const core = (phrase: string): readonly string[] => {
  const words = wordsOf(
    phrase
      .replaceAll(/\s*\([^)]*\)/g, "")
      .toLowerCase()
      .replaceAll(/\bcan't\b/g, "can not")
      .replaceAll(/n't\b/g, " not"),
  );
  const start = words.findIndex((word) => !little.test(word));
  return start > 0 ? words.slice(start) : words;
};

/** Where a phrase stands in a text, in any form of its words; undefined where it does not. */
export function placeOf(phrase: readonly string[], said: readonly string[]): Place | undefined {
  if (phrase.length === 0) return undefined;
  for (let from = 0; from + phrase.length <= said.length; from += 1)
    if (phrase.every((wanted, at) => isSame(said[from + at]!, wanted)))
      return { from, to: from + phrase.length };
  return undefined;
}

/** "Give it up", "turn the light off": up to two words stand between a verb and its small word. */
function splitPlaceOf(phrase: readonly string[], said: readonly string[]): Place | undefined {
  const [verb = "", small = ""] = phrase;
  for (let from = 0; from < said.length; from += 1) {
    if (!isSame(said[from]!, verb)) continue;
    for (const between of [1, 2])
      if (
        said[from + between + 1] === small &&
        /^(?:it|them|me|him|her|us|something|sth|somebody|the|my|your)$/.test(said[from + 1]!)
      )
        return { from, to: from + between + 2 };
  }
  return undefined;
}

/** Read once for a book, however many ask. */
const cores = new WeakMap<object, readonly (readonly string[])[]>();
function coresOf<T>(
  list: readonly T[],
  phraseOf: (each: T) => string,
): readonly (readonly string[])[] {
  const before = cores.get(list);
  if (before !== undefined) return before;
  const read = list.map((each) => core(phraseOf(each)));
  cores.set(list, read);
  return read;
}

export interface Found<T> {
  readonly entry: T;
  readonly place: Place;
}

/** The longest phrase of a list that stands in a text. */
function longestIn<T>(
  list: readonly T[],
  phraseOf: (each: T) => string,
  said: readonly string[],
  mayBeSplit: (each: T) => boolean = () => false,
): Found<T> | undefined {
  let best: Found<T> | undefined;
  for (const [at, phrase] of coresOf(list, phraseOf).entries()) {
    const entry = list[at]!;
    const place =
      placeOf(phrase, said) ?? (mayBeSplit(entry) ? splitPlaceOf(phrase, said) : undefined);
    if (place === undefined) continue;
    if (best === undefined || place.to - place.from > best.place.to - best.place.from)
      best = { entry, place };
  }
  return best;
}

/** The idiom that stands in a text. */
export const idiomIn = (said: readonly string[], book: WordBook): Found<Idiom> | undefined =>
  longestIn(book.idioms, ({ phrase }) => phrase, said);

/** The phrasal verb that stands in a text. */
export const phrasalVerbIn = (
  said: readonly string[],
  book: WordBook,
): Found<PhrasalVerb> | undefined =>
  longestIn(
    book.phrasalVerbs,
    ({ verb }) => verb,
    said,
    ({ built }) => built === "split",
  );

/** Everything that a phrasal verb means. */
export const meaningsOf = ({ verb }: PhrasalVerb, book: WordBook): readonly PhrasalVerb[] => {
  const plain = verb.replace(/ \(.*/, "");
  return book.phrasalVerbs.filter((each) => each.verb.replace(/ \(.*/, "") === plain);
};

/** Which prepositions a word goes with; empty where nothing is known of it. */
export function prepositionsOf(word: string, book: WordBook): readonly DependentPreposition[] {
  const of = (term: string) =>
    book.prepositions.filter((each) => each.kind !== "phrase" && each.word === term);
  const exact = of(word);
  if (exact.length > 0) return exact;
  for (const form of [...baseForms(word), irregularBaseOf(word) ?? ""]) {
    const found = of(form).filter(({ kind }) => kind !== "adjective");
    if (found.length > 0) return found;
  }
  return [];
}

/** Fixed phrases in which a preposition stands before a word: “at night”. */
export const phrasesBefore = (noun: string, book: WordBook): readonly DependentPreposition[] =>
  book.prepositions.filter(
    ({ kind, word }) =>
      kind === "phrase" && word.toLowerCase().replace(/^(?:an?|the|my) /, "") === noun,
  );

export interface FoundRegister extends Found<Register> {
  /** The words of the text that stand for it, with the small ones before them: “a lot of”. */
  readonly asked: string;
  /** As what the text has it. */
  readonly as: "neutral" | "formal" | "informal";
}

/** Every register that a text names, as its plain word or as one of the others; the longest first, then the very words. */
export function registersIn(said: readonly string[], book: WordBook): readonly FoundRegister[] {
  const found: (FoundRegister & { exact: boolean })[] = [];
  for (const entry of book.registers)
    for (const [as, phrases] of [
      ["neutral", [entry.neutral]],
      ["informal", entry.informal],
      ["formal", entry.formal],
    ] as const)
      for (const phrase of phrases) {
        const words = core(phrase);
        const place = placeOf(words, said);
        if (place === undefined) continue;
        const exact = said.slice(place.from, place.to).join(" ") === words.join(" ");
        found.push({ entry, place, as, exact, asked: withSmallWords(phrase, place, said) });
      }
  const lengthOf = ({ place }: FoundRegister): number => place.to - place.from;
  return found.toSorted(
    (one, other) => lengthOf(other) - lengthOf(one) || Number(other.exact) - Number(one.exact),
  );
}

/** What stands for a phrase in a text, from its first word on where that is a small one: “a lot of”. */
function withSmallWords(phrase: string, { from, to }: Place, said: readonly string[]): string {
  const whole = wordsOf(phrase.replaceAll(/\s*\([^)]*\)/g, ""));
  const small = whole.slice(0, Math.max(0, whole.length - (to - from)));
  const start = from - small.length;
  const stands = start >= 0 && small.every((word, at) => said[start + at] === word);
  return said.slice(stands ? start : from, to).join(" ");
}

/** All that is said for a plain word in other company: “get” is a verb, and so is “help”. */
export const registersOf = (term: string, book: WordBook): readonly Register[] =>
  book.registers.filter(({ neutral }) => core(neutral).join(" ") === core(term).join(" "));

const partNames = ["verb", "noun", "adjective", "adverb"] as const;
export type PartName = (typeof partNames)[number];
export interface FamilyWord {
  readonly word: string;
  readonly partOfSpeech: PartName;
}

const families = new WeakMap<object, ReadonlyMap<string, readonly number[]>>();
/** Each word and the families that it stands in. */
function familyIndex(book: WordBook): ReadonlyMap<string, readonly number[]> {
  const before = families.get(book.families);
  if (before !== undefined) return before;
  const read = new Map<string, number[]>();
  for (const [at, line] of book.families.entries())
    for (const word of line.split(/[|,]/)) {
      const key = word.trim();
      if (key === "") continue;
      const places = read.get(key) ?? [];
      if (!places.includes(at)) places.push(at);
      read.set(key, places);
    }
  families.set(book.families, read);
  return read;
}

/** The words that are made from one another with a word, itself among them; empty where none are known. */
export function familyOf(word: string, book: WordBook | undefined): readonly FamilyWord[] {
  if (book === undefined) return [];
  const found = (familyIndex(book).get(word) ?? []).flatMap((at) =>
    book.families[at]!.split("|").flatMap((part, column) =>
      part
        .split(",")
        .map((each) => each.trim())
        .filter(Boolean)
        .map((each) => ({ word: each, partOfSpeech: partNames[column]! })),
    ),
  );
  return found.filter(
    (each, at) =>
      found.findIndex(
        (other) => other.word === each.word && other.partOfSpeech === each.partOfSpeech,
      ) === at,
  );
}

export interface Collocations {
  readonly kind: "nouns" | "verbs" | "adjectives";
  readonly word: string;
  /** Verbs before a noun; how one does it; what makes an adjective stronger. */
  readonly before: readonly string[];
  /** What describes a noun; what comes behind a verb or an adjective. */
  readonly beside: readonly string[];
}

const split = (part = ""): string[] =>
  part
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);

/** What people say with a word. */
export function collocationsOf(word: string, book: WordBook | undefined): readonly Collocations[] {
  if (book === undefined) return [];
  return (["nouns", "verbs", "adjectives"] as const).flatMap((kind) =>
    book.collocations[kind].flatMap((line) => {
      if (!line.startsWith(`${word}|`)) return [];
      const [, before, beside] = line.split("|");
      return [{ kind, word, before: split(before), beside: split(beside) }];
    }),
  );
}

/** How a word is said in America, in phonetic letters; undefined where it is not known. */
export function phoneticOf(word: string, book: WordBook | undefined): string | undefined {
  if (book === undefined || !/^[a-z]+$/.test(word)) return undefined;
  const { sounds } = book;
  const at = sounds.startsWith(`${word} `) ? 0 : sounds.indexOf(`\n${word} `) + 1;
  if (at === 0 && !sounds.startsWith(`${word} `)) return undefined;
  const end = sounds.indexOf("\n", at);
  return sounds.slice(at + word.length + 1, end === -1 ? undefined : end);
}

const vowel = /(?:aʊ|aɪ|eɪ|oʊ|ɔɪ|[ɑɔɜiu]ː|[æʌeɪʊəi])/;
const allVowels = new RegExp(vowel.source, "g");

/** How many syllables a word has that is written in phonetic letters. */
export const syllablesIn = (phonetic: string): number => phonetic.match(allVowels)?.length ?? 0;

/** What rhymes: from the stressed vowel on. */
function endOf(phonetic: string): string {
  const stressed = phonetic.slice(phonetic.indexOf("ˈ") + 1);
  const at = vowel.exec(stressed)?.index ?? 0;
  return stressed.slice(at);
}

const shortWords = new Set(
  "go no so he she we me be my by do to at it in on up us an as is".split(" "),
);

/** Words that nobody needs to hear unasked. */
const notForAll = new Set(
  "gay sex sexy drug drugs drunk kill hell damn crap butt die dead dying gun guns nude rape bra gin rum booze beer sin".split(
    " ",
  ),
);

/** Common words that rhyme with one, the commonest first; none that is said as it is. */
export function rhymesOf(word: string, book: WordBook, most = 10): readonly string[] {
  const said = phoneticOf(word, book);
  if (said === undefined) return [];
  const end = endOf(said);
  const found: string[] = [];
  const heard = new Set([said.replace("ˈ", "")]);
  for (const line of book.sounds.split("\n")) {
    const [other = "", sound = ""] = line.split(" ");
    if (!sound.endsWith(end) || other === word || endOf(sound) !== end) continue;
    if (notForAll.has(other)) continue;
    if ((other.length < 3 && !shortWords.has(other)) || heard.has(sound.replace("ˈ", ""))) continue;
    heard.add(sound.replace("ˈ", ""));
    found.push(other);
    if (found.length === most) break;
  }
  return found;
}

/** Other words that sound just like one. */
export function soundingLike(word: string, book: WordBook): readonly string[] {
  const said = phoneticOf(word, book);
  if (said === undefined) return [];
  return book.sounds
    .split("\n")
    .flatMap((line) => (line.endsWith(` ${said}`) ? [line.slice(0, line.indexOf(" "))] : []))
    .filter((other) => other !== word);
}
