import { ingFormOf, irregularVerbs, pastOf, pluralOf, thirdPersonOf } from "@saywell/english";
import { articleBefore } from "../pattern/word-forms";
import type { Piece } from "./tokens";

/** What the network's tag makes of a sentence: the place, the end exclusive, and what stands there. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly better: string;
}

/** Base forms that the network knows, the commonest first. */
export interface Lexicon {
  readonly vocab: readonly string[];
  readonly suffixes: readonly string[];
  readonly verbs: readonly string[];
  readonly nouns: readonly string[];
  readonly adjs: readonly string[];
}

type VerbForm = "BASE" | "S" | "ED" | "EN" | "ING";
const verbForms: Readonly<Record<VerbForm, (base: string) => string>> = {
  BASE: (base) => base,
  S: thirdPersonOf,
  ED: (base) => pastOf(base)?.past ?? base,
  EN: (base) => pastOf(base)?.participle ?? base,
  ING: ingFormOf,
};

/** Turns tags into edits; null for a tag that makes no sense where it stands. */
export function createRealiser(lexicon: Lexicon) {
  const baseOfVerb = new Map<string, string>();
  const singularOf = new Map<string, string>();
  const setFirst = (map: Map<string, string>, key: string, value: string) => {
    if (!map.has(key)) map.set(key, value);
  };
  for (const base of irregularVerbs) {
    for (const form of Object.values(verbForms)) setFirst(baseOfVerb, form(base), base);
    setFirst(baseOfVerb, base.endsWith("e") ? `${base}d` : `${base}ed`, base);
  }
  for (const base of lexicon.verbs.filter((word) => /^[a-z]+$/.test(word)))
    for (const form of Object.values(verbForms)) setFirst(baseOfVerb, form(base), base);
  for (const noun of lexicon.nouns.filter((word) => /^[a-z]+$/.test(word))) {
    const plural = pluralOf(noun);
    if (plural !== null && plural !== noun) setFirst(singularOf, plural, noun);
  }
  const adjectives = new Set(lexicon.adjs);
  const known = new Set(lexicon.vocab);

  function changed(word: string, kind: string, form: string): string | null {
    const lower = word.toLowerCase();
    if (kind === "V") {
      const base = baseOfVerb.get(lower);
      return base === undefined ? null : verbForms[form as VerbForm](base);
    }
    // "Maths" is one subject, and no plural of "math".
    if (kind === "N" && lower === "maths") return null;
    if (kind === "N" && form === "SG") return singularOf.get(lower) ?? null;
    if (kind === "N") return singularOf.has(lower) ? null : pluralOf(lower);
    if (form === "LY") {
      const adverb = adverbOf(lower);
      return lower.endsWith("ly") || !known.has(adverb) ? null : adverb;
    }
    const stems = [
      lower.replace(/ily$/, "y"),
      lower.replace(/ally$/, ""),
      lower.replace(/ly$/, ""),
      lower.replace(/y$/, "e"),
    ];
    return stems.find((stem) => stem !== lower && adjectives.has(stem)) ?? null;
  }

  return function realise(
    sentence: string,
    pieces: readonly Piece[],
    at: number,
    tag: string,
  ): Edit | null {
    const piece = pieces[at];
    const cut = tag.indexOf("_");
    const kind = cut === -1 ? tag : tag.slice(0, cut);
    const word = cut === -1 ? "" : tag.slice(cut + 1);
    if (kind === "I") return insertion(pieces, at, word === "i" ? "I" : word);
    if (piece === undefined) return null;
    if (kind === "D") return deletion(pieces, at);
    if (kind === "SWAP") return swap(sentence, pieces, at);
    if (kind === "R") return replacement(pieces, at, word === "i" ? "I" : word);
    const better = changed(piece.text, kind, word);
    if (better === null || better === piece.text.toLowerCase()) return null;
    return { start: piece.start, end: piece.end, better: likeIn(piece.text, better) };
  };
}

const adverbOf = (adjective: string): string => {
  if (/[^aeiou]y$/.test(adjective)) return adjective.replace(/y$/, "ily");
  if (adjective.endsWith("ic")) return `${adjective}ally`;
  return /[^aeiou]le$/.test(adjective) ? adjective.replace(/e$/, "y") : `${adjective}ly`;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const likeIn = (word: string, better: string): string =>
  /^\p{Lu}/u.test(word) && word !== "I" ? capital(better) : better;
const small = (word: string): string =>
  word === "I" || /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase();
const isMark = (word: string): boolean => /^[,.?']|^n't$/.test(word);

function insertion(pieces: readonly Piece[], at: number, word: string): Edit | null {
  const piece = pieces[at];
  const before = pieces[at - 1];
  if (piece === undefined || isMark(word)) {
    if (before === undefined || (/^[.,?]$/.test(word) && /^[.,;:!?]$/.test(before.text)))
      return null;
    return { start: before.end, end: before.end, better: isMark(word) ? word : ` ${word}` };
  }
  if (at === 0)
    return { start: piece.start, end: piece.end, better: `${capital(word)} ${small(piece.text)}` };
  const inserted = word === "a" || word === "an" ? articleBefore(piece.text.toLowerCase()) : word;
  return { start: piece.start, end: piece.start, better: `${inserted} ` };
}

function deletion(pieces: readonly Piece[], at: number): Edit | null {
  const [before, piece, next] = [pieces[at - 1], pieces[at]!, pieces[at + 1]];
  if (next === undefined || /^(?:[.,;:!?'’]|n't$)/.test(next.text))
    return before === undefined ? null : { start: before.end, end: piece.end, better: "" };
  if (at === 0) return { start: piece.start, end: next.end, better: capital(next.text) };
  if (piece.text === ",") return { start: piece.start, end: piece.end, better: "" };
  return { start: before!.end, end: piece.end, better: "" };
}

function swap(sentence: string, pieces: readonly Piece[], at: number): Edit | null {
  const [piece, next] = [pieces[at]!, pieces[at + 1]];
  if (next === undefined || !/\p{L}/u.test(next.text) || !/\p{L}/u.test(piece.text)) return null;
  const between = sentence.slice(piece.end, next.start);
  const better =
    at === 0
      ? `${capital(next.text)}${between}${small(piece.text)}`
      : `${next.text}${between}${piece.text}`;
  return { start: piece.start, end: next.end, better };
}

function replacement(pieces: readonly Piece[], at: number, word: string): Edit | null {
  const [before, piece, next] = [pieces[at - 1], pieces[at]!, pieces[at + 1]];
  const chosen =
    (word === "a" || word === "an") && next !== undefined
      ? articleBefore(next.text.toLowerCase())
      : word;
  if (chosen.toLowerCase() === piece.text.toLowerCase()) return null;
  if (chosen.startsWith("'"))
    return { start: before?.end ?? piece.start, end: piece.end, better: chosen };
  const better = at === 0 && piece.text === "I" ? capital(chosen) : likeIn(piece.text, chosen);
  const isShortForm = piece.text.startsWith("'") && /^[a-z]/.test(chosen);
  return { start: piece.start, end: piece.end, better: isShortForm ? ` ${better}` : better };
}
