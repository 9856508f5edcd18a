import {
  comparisonOf,
  ingFormOf,
  irregularBaseOf,
  irregularFormsOf,
  isAlwaysPlural,
  isUncountable,
  pastOf,
  pluralOf,
  thirdPersonOf,
} from "@saywell/english";
import { commonVerbs } from "./common-words";
import { countNouns } from "./noun-lists";
import type { Token } from "./token";

/** Forms into which a fix can put a word. A word that has none, or is not known, stays as it is. */
export const formers = {
  base: (token: Token) => knownBases().get(token.lower) ?? baseOf(token),
  third: (token: Token) => thirdPersonOf(baseOf(token)),
  past: (token: Token) => pastOf(baseOf(token))?.past ?? token.lower,
  participle: (token: Token) => pastOf(baseOf(token))?.participle ?? token.lower,
  ing: (token: Token) => ingFormOf(baseOf(token)),
  plural: (token: Token) => pluralOf(token.lower) ?? token.lower,
  singular: (token: Token) => singularOf(token),
  comparative: (token: Token) => comparisonOf(token.lower)?.comparative ?? token.lower,
  superlative: (token: Token) => comparisonOf(token.lower)?.superlative ?? token.lower,
  /** With "a" or "an" before it. */
  article: (token: Token) => `${articleBefore(token.lower)} ${token.text}`,
  lower: (token: Token) => token.lower,
} as const satisfies Record<string, (token: Token) => string>;

export type Form = keyof typeof formers;

/** The tagger takes many a form with -ing for a noun, of which it knows no base. */
let bases: ReadonlyMap<string, string> | undefined;
const knownBases = (): ReadonlyMap<string, string> =>
  (bases ??= new Map([...commonVerbs].map((verb) => [ingFormOf(verb), verb])));

/** The base form of a verb, by a table of irregular ones and else by the lemma. */
export function baseOf({ lower, lemma }: Token): string {
  if (commonVerbs.has(lower)) return lower;
  const irregular = irregularBaseOf(lower);
  return irregular !== undefined &&
    (commonVerbs.has(irregular) || irregularFormsOf(irregular, "verb").length > 0)
    ? irregular
    : lemma;
}

export function singularOf({ lower, lemma }: Token): string {
  const irregular = irregularBaseOf(lower);
  if (irregular !== undefined && pluralOf(irregular) === lower) return irregular;
  if (pluralOf(lemma) === lower) return lemma;
  // Of "apps" and "cafés" the tagger knows no lemma.
  const one = lower.replace(/s$/, "");
  return countNouns.has(one) && pluralOf(one) === lower ? one : lower;
}

const vowelSound =
  /^(?:[aeio]|u(?!ni|s[eu]|k\b|biq|gand|k[er]|nanim|r[aiou]|ten|til|top)|hour|honest|honou?r|heir|uni(?:n|m|d)|mba\b|mp3)/;
const consonantSound = /^(?:eu|one\b|once\b|ewe)/;

/** "a" or "an", by the sound with which a word begins. */
export const articleBefore = (word: string): "a" | "an" =>
  vowelSound.test(word) && !consonantSound.test(word) ? "an" : "a";

/** What forms of a verb a word may be; several for "cut" and "played". */
export function verbFormsOf(token: Token): ReadonlySet<VerbForm> {
  const known = formsOfTokens.get(token);
  if (known !== undefined) return known;
  const forms = findVerbForms(token);
  formsOfTokens.set(token, forms);
  return forms;
}

type VerbForm = "base" | "third" | "past" | "participle" | "ing";
/** Every pattern asks it again of the same tokens. */
const formsOfTokens = new WeakMap<Token, ReadonlySet<VerbForm>>();

function findVerbForms(token: Token): ReadonlySet<VerbForm> {
  const { lower } = token;
  const forms = new Set<VerbForm>();
  const base = baseOf(token);
  const isVerb = token.pos === "VERB" || token.pos === "AUX" || commonVerbs.has(base);
  if (!isVerb) return forms;
  if (lower === base && !modal.has(base)) forms.add("base");
  if (lower === thirdPersonOf(base)) forms.add("third");
  const past = pastOf(base);
  if (past?.past === lower || (base === "be" && lower === "were")) forms.add("past");
  if (past?.participle === lower) forms.add("participle");
  if (
    past !== null &&
    past.past === past.participle &&
    lower.endsWith("ed") &&
    token.lemma === base
  ) {
    forms.add("past");
    forms.add("participle");
  }
  if (lower === ingFormOf(base)) forms.add("ing");
  return forms;
}

const modal = new Set("can could may might must shall should will would ought".split(" "));

export const isPlural = (token: Token): boolean =>
  token.pos === "NOUN" && (isAlwaysPlural(token.lower) || singularOf(token) !== token.lower);

/** One of something that can be counted. */
export const isSingularCount = (token: Token): boolean =>
  token.pos === "NOUN" &&
  !isUncountable(token.lower) &&
  !isAlwaysPlural(token.lower) &&
  pluralOf(token.lower) !== null &&
  pluralOf(token.lower) !== token.lower &&
  singularOf(token) === token.lower;
