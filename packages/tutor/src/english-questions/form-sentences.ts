import { comparisonOf, isAlwaysPlural, isUncountable, pastOf, pluralOf } from "@saywell/english";
import { quote } from "../text";

/** Verbs that are two, with a past for each, and helping verbs whose past is another's. */
const ownPasts: Readonly<Record<string, string>> = {
  lie: "You lie in bed: the past is “lay”, and with “have” we use “lain”. Somebody who does not tell the truth lies too: the past is “lied”.",
  hang: "The past of “hang” is “hung”, and with “have” we use “hung”. Only of people who are killed so we say “hanged”.",
  can: "The past of “can” is “could”, or “was able to”.",
  must: "“Must” has no past of its own. We say “had to”.",
};

/** The past of a verb in a sentence; null where it has none. */
export function pastSentence(verb: string): string | null {
  if (Object.hasOwn(ownPasts, verb)) return ownPasts[verb]!;
  const forms = pastOf(verb);
  return (
    forms &&
    `The past of ${quote(verb)} is ${forms.past.split(" or ").map(quote).join(" or ")}, and with “have” we use ${quote(forms.participle)}.`
  );
}

/** Not counted, and not measured either: nobody has "some weather". */
const hasNoAmount = new Set(["health", "weather"]);

/** The plural of a noun, or why there is none; null where nothing is sure. */
export function pluralSentence(noun: string): string | null {
  if (isUncountable(noun)) {
    const some = hasNoAmount.has(noun) ? "" : ` We say “some ${noun}”.`;
    return `${quote(noun)} has no plural, because we do not count it.${some}`;
  }
  if (isAlwaysPlural(noun)) return `${quote(noun)} is plural already. We say “these ${noun}”.`;
  const plural = pluralOf(noun);
  return plural && `One ${noun}, two ${plural}.`;
}

/** How a word compares; null where it does not. */
export function comparisonSentence(
  word: string,
  partOfSpeech?: "adjective" | "adverb" | "determiner",
): string | null {
  const forms = comparisonOf(word, partOfSpeech);
  return (
    forms && `${quote(word)}, ${quote(forms.comparative)}, ${quote(`the ${forms.superlative}`)}.`
  );
}
