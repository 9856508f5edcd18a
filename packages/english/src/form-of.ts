import { baseForms } from "./base-forms";
import { comparisonOf, pluralOf } from "./inflect";
import { irregularBaseOf, irregularFormsOf } from "./irregular-forms";

/**
 * What a lower-case word or phrase may be an inflection of, by endings and a table: candidates to look
 * up, and to hold against {@link isFormOf}. Of a phrase the first word changes: `getting up`.
 */
export function basesOf(text: string): readonly string[] {
  const [first = "", ...rest] = text.split(" ");
  const irregular = irregularBaseOf(bareOf(first));
  const bases = [...(irregular === undefined ? [] : [irregular]), ...baseForms(first)]
    .map((base) => [base, ...rest].join(" "))
    .filter((base) => base !== text);
  return [...new Set(bases)];
}

/**
 * Whether a candidate for a base has this form as the part of speech that it is: "hotter" of the
 * adjective "hot", but "news" not of "new", "thing" not of "the", "liver" not of "live".
 */
export function isFormOf(text: string, base: string, partOfSpeech: string): boolean {
  const [form = ""] = text.split(" ");
  const [word = ""] = base.split(" ");
  const bare = bareOf(form);
  // "don't" and "teacher's" stand for the word before the apostrophe, whatever it is.
  if (bare !== form) return bare === word || isFormOf(bare, word, partOfSpeech);
  switch (partOfSpeech) {
    case "noun":
      return pluralOf(word) === form;
    case "pronoun":
    case "number":
      return form === `${word}s`;
    case "verb":
    case "phrase":
      return irregularFormsOf(word, "verb").includes(form) || /(?:s|ed|ing)$/.test(form);
    case "adjective":
      return Object.values(comparisonOf(word) ?? {}).includes(form) || /(?:er|est|ly)$/.test(form);
    case "adverb":
      // "Upper" and "outer" have been words of their own for long.
      return irregularBaseOf(form) === word || (word.length > 3 && /(?:er|est)$/.test(form));
    default:
      return false;
  }
}

/** The word before an apostrophe: "do" of "don't", "children" of "children's". */
const bareOf = (word: string): string => baseForms(word)[0] ?? word;
