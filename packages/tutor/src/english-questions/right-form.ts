import {
  baseForms,
  comparisonOf,
  isAlwaysPlural,
  isUncountable,
  pastOf,
  pluralOf,
} from "@saywell/english";
import { quote, wordsOf } from "../text";
import { pastSentence, pluralSentence } from "./form-sentences";
import {
  hasPreposition,
  isPreposition,
  sayPreposition,
} from "../study-help/word-book/prepositions";
import type { WordBook } from "../study-help/word-book/word-book";
import { hasEnding, sayEnding } from "./verb-endings";

/** Nouns that are counted in one meaning and not in another. */
const bothWays = new Set(
  "time hair experience paper coffee fish fruit chicken cake glass light room noise business work chocolate tea beer wine cheese life war truth difficulty help change exercise".split(
    " ",
  ),
);

/** Whether people count a thing, and the words that go with it; null where that is not sure. */
export function sayCountable(noun: string, asked: readonly string[] = []): string | null {
  const word = noun.replace(/^(?:the|a|an|some) /, "");
  const one = [word, ...baseForms(word)].find((each) => isUncountable(each));
  if (word === "hair" || (one !== undefined && bothWays.has(one))) return null;
  if (one !== undefined) {
    const not = word !== one ? `, so it has no plural: not ${quote(word)}` : "";
    if (asked.includes("less"))
      return `${quote(one)} cannot be counted, so we say “less ${one}”, not “fewer ${one}”.`;
    const little = asked.includes("few") ? " and “little”" : "";
    return `${quote(one)} cannot be counted${not}. With it we use “much”, “some” and “a lot of”${little}: “How much ${one}?”, “a lot of ${one}”.`;
  }
  if (bothWays.has(word)) return null;
  const single = [word, ...baseForms(word)].find((each) => pluralOf(each) === word) ?? word;
  const plural = word === "people" ? "people" : pluralOf(single);
  if (plural === null || wordsOf(plural).length !== 1) return null;
  if (asked.includes("fewer"))
    return `${quote(plural)} can be counted, so careful English says “fewer ${plural}”. In talk people often say “less ${plural}”.`;
  const few = asked.includes("little") || asked.includes("few") ? " and “few”" : "";
  return `${quote(plural)} can be counted. With it we use “many”, “some” and “a lot of”${few}: “How many ${plural}?”, “a lot of ${plural}”.`;
}

/** Whether a noun takes “is” or “are”; null where that is not sure. */
export function sayNumber(noun: string): string | null {
  if (["police", "people", "cattle"].includes(noun))
    return `${quote(noun)} is plural: “The ${noun} are here.”`;
  if (noun === "data" || noun === "media")
    return `${quote(noun)} is a plural by its history, and careful scientific English has “the ${noun} are”. In everyday English most people say “the ${noun} is”. Both are right today.`;
  if (isAlwaysPlural(noun)) return `${quote(noun)} is plural: “My ${noun} are here.”`;
  if (["family", "team", "government", "staff", "class", "group", "company"].includes(noun))
    return `${quote(noun)} can take both. In British English we say “my ${noun} is” or “my ${noun} are”, when we think of the people in it. In American English the singular is usual.`;
  if (/^(?:news|maths|mathematics|physics|economics|politics|athletics)$/.test(noun))
    return `${quote(noun)} ends in -s but is singular: “The ${noun} is …”.`;
  if (isUncountable(noun))
    return `${quote(noun)} is singular, because we do not count it: “The ${noun} is …”.`;
  if (/^(?:everybody|everyone|nobody|somebody|anyone|each|every)$/.test(noun))
    return `${quote(noun)} takes a singular verb, as “he” does: “${noun} is”.`;
  return null;
}

const amounts = /^(much|many|few|little|a few|a little|fewer|less) (?:of )?([\p{L}-]+)$/u;

/** “More easy or easier”, “gooder or better”: which of two forms is right; null where that is not the question. */
export function rightComparison(terms: readonly [string, string]): string | null {
  const bases = terms.map(comparedIn);
  const [one, other] = bases;
  if (one === undefined || other === undefined || one.base !== other.base) return null;
  if (one.degree !== other.degree) return null;
  const forms = comparisonOf(one.base);
  if (forms === null) return null;
  if (comparedBothWays.has(one.base))
    return `Both are right: ${quote(terms[0])} and ${quote(terms[1])}. People use both.`;
  const right = one.degree === "superlative" ? forms.superlative : forms.comparative;
  const wrong = terms.map((term) => term.replace(/^the /, "")).find((term) => term !== right);
  if (wrong === undefined || !terms.some((term) => term.replace(/^the /, "") === right))
    return null;
  const the = one.degree === "superlative" ? "the " : "";
  return `We say ${quote(`${the}${right}`)}, not ${quote(`${the}${wrong}`)}. The forms are: ${quote(one.base)}, ${quote(forms.comparative)}, ${quote(`the ${forms.superlative}`)}.`;
}

/** Adjectives of two syllables of which people use both forms. */
const comparedBothWays = new Set(
  "clever quiet narrow simple common polite friendly handsome stupid gentle likely pleasant cruel clear lovely lonely shallow".split(
    " ",
  ),
);

function comparedIn(term: string) {
  const words = term.replace(/^the /, "");
  const long = /^(more|most) ([\p{L}-]+)$/u.exec(words);
  if (long !== null) {
    const base = [long[2]!, ...adjectivesOf(long[2]!)].find((each) => comparisonOf(each) !== null);
    return base === undefined
      ? undefined
      : { base, degree: long[1] === "most" ? "superlative" : "comparative" };
  }
  if (!/^[\p{L}-]+$/u.test(words)) return undefined;
  const base = adjectivesOf(words).find((each) => comparisonOf(each) !== null);
  return base === undefined
    ? undefined
    : { base, degree: /est$|^worst$/.test(words) ? "superlative" : "comparative" };
}

const irregular: Readonly<Record<string, string>> = {
  better: "good",
  best: "good",
  worse: "bad",
  worst: "bad",
  further: "far",
  farther: "far",
  furthest: "far",
  badder: "bad",
  gooder: "good",
};
/** What an adjective in -er or -est may come from. */
const adjectivesOf = (word: string): string[] => {
  if (Object.hasOwn(irregular, word)) return [irregular[word]!];
  const stem = word.replace(/(?:er|est)$/, "");
  return stem === word
    ? []
    : [stem.replace(/i$/, "y"), `${stem}e`, stem, stem.replace(/(.)\1$/, "$1")];
};

/** A form that learners make by rule of a word that goes its own way: “childs”, “goed”; null else. */
export function madeByRule(term: string): string | null {
  if (!/^[\p{L}]+$/u.test(term)) return null;
  const bases = [term.replace(/s$/, ""), term.replace(/es$/, "")].filter((each) => each !== term);
  for (const base of bases) {
    const plural = pluralOf(base);
    if (plural !== null && plural !== term && !plural.endsWith("s") && !isUncountable(base))
      return pluralSentence(base);
    if (isUncountable(base)) return sayCountable(term);
  }
  if (!term.endsWith("ed")) return null;
  for (const base of [term.slice(0, -2), term.slice(0, -1), term.slice(0, -3)]) {
    const past = pastOf(base);
    if (past !== null && !past.past.split(" or ").includes(term) && !past.past.endsWith("ed"))
      return pastSentence(base);
  }
  return null;
}

/** “Enjoy to do or enjoy doing”: what stands behind the verb, where that is all that differs. */
function rightEnding([one, other]: readonly [string, string]): string | null {
  const verbOf = (term: string): readonly [string, string] | null => {
    const found = /^(.+?) (to \p{L}+|\p{L}+ing|\p{L}+)(?: .*)?$/u.exec(term);
    return found === null ? null : [found[1]!, found[2]!];
  };
  const [first, second] = [verbOf(one), verbOf(other)];
  if (first === null || second === null || first[0] !== second[0] || first[1] === second[1])
    return null;
  const isIng = (form: string): boolean => form.endsWith("ing");
  if (
    !isIng(first[1]) &&
    !isIng(second[1]) &&
    !first[1].startsWith("to ") &&
    !second[1].startsWith("to ")
  )
    return null;
  const verb = first[0].replace(/^(?:i|you|we|they|he|she|to) /, "");
  return hasEnding(verb) ? sayEnding(verb) : null;
}

/** “Interested in or interested on”, “good at or good in maths”. */
function rightPreposition(
  [one, other]: readonly [string, string],
  book: WordBook | undefined,
): string | null {
  const parts = (term: string) => {
    const words = wordsOf(term);
    const at = words.findIndex((each, index) => index > 0 && isPreposition(each));
    return at < 0
      ? { head: term, preposition: "" }
      : { head: words.slice(0, at).join(" "), preposition: words[at]! };
  };
  const [first, second] = [parts(one), parts(other)];
  // “Listen music or listen to music”: it is missing in one of them.
  for (const [with_, without] of [
    [first, other],
    [second, one],
  ] as const)
    if (
      with_.preposition !== "" &&
      hasPreposition(with_.head, book) &&
      without.startsWith(`${with_.head} `) &&
      !wordsOf(without).some(isPreposition)
    )
      return sayPreposition(with_.head, book, [with_.preposition]);
  // “Depend on or of”: the word is said once. “On or of depend”: the other way round.
  const head = isPreposition(other) ? first.head : first.head === second.head ? first.head : "";
  const asked = [first.preposition, isPreposition(other) ? other : second.preposition].filter(
    (each) => each !== "",
  );
  if (head === "") return null;
  const word = [head, wordsOf(head).at(-1)!].find((each) => hasPreposition(each, book));
  return word === undefined ? null : sayPreposition(word, book, asked);
}

/** “Much or many money”. */
function rightAmount([one, other]: readonly [string, string]): string | null {
  const [first, second] = [amounts.exec(one), amounts.exec(other)];
  const noun = second?.[2] ?? first?.[2];
  if (noun === undefined) return null;
  const asked = [first?.[1] ?? one, second?.[1] ?? other];
  if (!asked.every((each) => /^(?:much|many|few|little|a few|a little|fewer|less)$/.test(each)))
    return null;
  return sayCountable(noun, asked);
}

/** Which of two forms, prepositions or endings is right, by rules that hold for all such words; null else. */
export const rightForm = (
  terms: readonly [string, string],
  book: WordBook | undefined,
): string | null =>
  rightComparison(terms) ??
  rightEnding(terms) ??
  rightPreposition(terms, book) ??
  rightAmount(terms) ??
  (terms.some((term) => wordsOf(term).length > 1)
    ? null
    : (madeByRule(terms[0]) ?? madeByRule(terms[1])));
