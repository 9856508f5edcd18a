import { countryNamed, isAlwaysPlural, isUncountable, pluralOf } from "@saywell/english";
import { isCommonAdjective } from "./adjective-words";
import * as common from "./common-words";
import * as nouns from "./noun-lists";
import { baseOf, isPlural, isSingularCount, singularOf, verbFormsOf } from "./word-forms";
import type { Token } from "./token";
import { baseAs, isNounToo } from "./verb-words";

type Test = (token: Token) => boolean;

const oneOf = (list: string): Test => {
  const known = new Set(list.trim().split(/\s+/));
  return ({ lower }) => known.has(lower);
};
const inSet =
  (known: ReadonlySet<string>): Test =>
  ({ lower }) =>
    known.has(lower);

/** Classes of words that patterns name with a dollar sign. */
export const wordClasses = {
  // Verbs
  base: (token) => verbFormsOf(token).has("base"),
  third: (token) => verbFormsOf(token).has("third"),
  past: (token) => verbFormsOf(token).has("past"),
  /** A past that is not the base form and not the participle too: "went", not "put" or "played". */
  "past-only": (token) => {
    const forms = verbFormsOf(token);
    return forms.has("past") && !forms.has("participle") && !forms.has("base");
  },
  participle: (token) => verbFormsOf(token).has("participle"),
  "participle-only": (token) => {
    const forms = verbFormsOf(token);
    return forms.has("participle") && !forms.has("past") && !forms.has("base");
  },
  ing: (token) => verbFormsOf(token).has("ing"),
  /** A verb in base form that is nothing else where it stands, by a list of verbs. */
  "common-base": (token) =>
    common.commonVerbs.has(token.lower) && token.lower !== "be" && verbFormsOf(token).has("base"),
  // Forms of verbs by lists alone, whatever a tagger makes of them.
  "any-base": (token) => baseAs("base", token) !== undefined,
  "any-third": (token) => baseAs("third", token) !== undefined,
  "any-past": (token) => baseAs("past", token) !== undefined,
  /** "Went" and "played", not "put". */
  "any-past-not-base": (token) =>
    baseAs("past", token) !== undefined && baseAs("base", token) === undefined,
  /** "Went" and "saw", which are no participle. */
  "any-past-alone": (token) =>
    baseAs("past", token) !== undefined &&
    baseAs("participle", token) === undefined &&
    baseAs("base", token) === undefined,
  "any-participle": (token) => baseAs("participle", token) !== undefined,
  /** "Seen" and "done", which are nothing else. */
  "any-participle-alone": (token) =>
    baseAs("participle", token) !== undefined &&
    baseAs("past", token) === undefined &&
    baseAs("base", token) === undefined,
  "any-ing": (token) => baseAs("ing", token) !== undefined,
  "noun-too": isNounToo,
  "mid-adverb": oneOf(
    "always usually often sometimes never really also still just only already ever hardly rarely seldom generally normally probably certainly definitely actually currently now even",
  ),
  "stative-ing": (token) => verbFormsOf(token).has("ing") && common.stativeVerbs.has(baseOf(token)),
  stative: (token) => common.stativeVerbs.has(baseOf(token)),
  be: oneOf("am is are was were 'm 's 're be been"),
  "be-present": oneOf("am is are 'm 're"),
  "be-finite": oneOf("am is are was were 'm 're"),
  have: oneOf("have has had 've 'd having"),
  "have-present": oneOf("have has 've"),
  do: oneOf("do does did"),
  modal: oneOf("can could may might must shall should will would 'll ca wo"),
  not: oneOf("not n't"),
  /** "Dont": the end of a short form that lacks its apostrophe. */
  "short-not": ({ text, lower }) => lower === "n't" && /^nt$/i.test(text),

  // Who and what
  "i-we-you-they": oneOf("i we you they"),
  "we-you-they": oneOf("we you they"),
  "he-she-it": oneOf("he she it"),
  "he-she": oneOf("he she"),
  subject: oneOf("i you he she it we they"),
  object: oneOf("me you him her it us them"),
  possessive: oneOf("my your his her its our their"),
  demonstrative: oneOf("this that these those"),
  relative: inSet(common.relatives),
  job: inSet(common.jobs),
  someone: oneOf(
    "someone somebody anyone anybody everyone everybody nobody everything something nothing anything",
  ),

  // Nouns
  noun: ({ pos }) => pos === "NOUN",
  singular: isSingularCount,
  plural: isPlural,
  "plural-s": (token) => isPlural(token) && token.lower !== "people" && token.lower.endsWith("s"),
  uncountable: ({ lower, pos }) => pos === "NOUN" && isUncountable(lower),
  /** "Informations": the plural of what is not counted. */
  "uncountable-plural": (token) => {
    const one = token.lower.replace(/s$/, "");
    return (
      token.lower.endsWith("s") &&
      one !== token.lower &&
      isUncountable(one) &&
      !isAlwaysPlural(token.lower)
    );
  },
  /** One person or thing that needs a determiner, by a list: taggers take many of them for verbs. */
  "count-noun": ({ lower, pos, text }) =>
    nouns.countNouns.has(lower) && (pos === "NOUN" || text === lower),
  /** More than one of them, by the same list. */
  "count-nouns": (token) =>
    singularOf(token) !== token.lower &&
    token.pos !== "VERB" &&
    nouns.countNouns.has(singularOf(token)),
  /** What may carry a noun phrase on behind a noun: "car | park", "teacher | 's", "week | after week". */
  "phrase-goes-on": (token) => {
    const { pos, lower } = token;
    if (nouns.behindPhrases.has(lower)) return false;
    return (
      /^(?:NOUN|PROPN|NUM|ADJ|SYM)$/.test(pos) ||
      /^(?:enough|after|by|'s|'|-|–|\/|&|\()$/.test(lower) ||
      (pos === "VERB" && !/(?:ing|ed|en)$/.test(lower))
    );
  },
  "place-with-the": inSet(nouns.placesWithThe),
  language: inSet(nouns.languages),
  country: inSet(nouns.countries),
  city: inSet(nouns.cities),
  "never-counted": inSet(nouns.neverCounted),
  "has-plural": (token) => pluralOf(singularOf(token)) !== null,
  name: ({ pos, text }) => pos === "PROPN" && /^\p{Lu}/u.test(text),
  capital: ({ text }) => /^\p{Lu}/u.test(text),
  /** A country or a large city, in capitals or not. */
  "place-name": ({ lower }) =>
    common.cities.has(lower) || (!notCountries.has(lower) && countryNamed(lower) !== null),
  number: ({ pos, lower }) => pos === "NUM" || /^\d/.test(lower),
  "number-many": ({ lower }) =>
    /^(?:[2-9]|[1-9]\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred)$/.test(
      lower,
    ),
  year: ({ lower }) => /^(?:19|20)\d\d$/.test(lower),
  month: inSet(common.months),
  weekday: inSet(common.weekdays),
  "time-unit": oneOf("second minute hour day week month year night weekend"),
  "time-units": oneOf("seconds minutes hours days weeks months years nights weekends"),

  // Adjectives and adverbs
  adjective: ({ pos }) => pos === "ADJ",
  /** An adjective that only describes: no "other", "same" or "first", no "bigger" or "biggest". */
  "plain-adjective": ({ lower, pos }) =>
    (pos === "ADJ" || common.shortAdjectives.has(lower) || nouns.participleAdjectives.has(lower)) &&
    !nouns.limitingAdjectives.has(lower) &&
    !/^(?:more|.+(?:est|[^aeiou]er))$/.test(lower),
  "feeling-ing": inSet(nouns.feelingIng),
  "feeling-ed": inSet(nouns.feelingEd),
  "short-adjective": inSet(common.shortAdjectives),
  comparative: ({ lower }) =>
    /^(?:better|worse|less|more|further|farther)$/.test(lower) ||
    (lower.endsWith("er") && common.shortAdjectives.has(stem(lower, "er"))),
  superlative: ({ lower }) =>
    /^(?:best|worst|least|most)$/.test(lower) ||
    (lower.endsWith("est") && common.shortAdjectives.has(stem(lower, "est"))),
  /** By a list: adjectives that stand behind "be". */
  "common-adjective": ({ lower }) => isCommonAdjective(lower),
  adverb: ({ pos }) => pos === "ADV",
  "ly-adverb": ({ lower, pos }) => pos === "ADV" && lower.endsWith("ly"),
  frequency: inSet(common.frequencyAdverbs),
  degree: oneOf("very so too really quite pretty rather extremely"),

  // Small words
  determiner: oneOf(
    "a an the this that these those my your his her its our their some any no each every either neither another which what whose much many few several all both",
  ),
  article: oneOf("a an the"),
  preposition: ({ pos }) => pos === "ADP",
  "question-word": oneOf("what where when why who whom whose which how"),
  conjunction: oneOf("and but or so because if when although though while until unless"),
  any: () => true,
  word: ({ pos }) => pos !== "PUNCT" && pos !== "SYM",
  punctuation: ({ pos }) => pos === "PUNCT",
  "vowel-sound": ({ lower }) => /^[aeiou]/.test(lower),
} as const satisfies Record<string, Test>;

export type WordClass = keyof typeof wordClasses;

/** A bird, a plate, and names of people. */
const notCountries = new Set("turkey china jordan chad georgia".split(" "));

/** "bigg-er" is of "big", "happi-er" of "happy", "larg-er" of "large". */
function stem(word: string, ending: string): string {
  const cut = word.slice(0, -ending.length);
  const candidates = [cut, `${cut}e`, cut.replace(/i$/, "y"), cut.replace(/(.)\1$/, "$1")];
  return candidates.find((each) => common.shortAdjectives.has(each)) ?? "";
}
