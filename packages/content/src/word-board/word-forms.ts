import { comparisonOf, ingFormOf, pastOf, pluralOf, thirdPersonOf } from "@saywell/english";

/** By their letters forms of these would be words of their own: "thing", "shed", "news". */
const withoutForms = new Set(
  (
    "a an as at but can could he her his i if in it its may me might must my new of off on ought our " +
    "shall she should so the they thus to up us we will would you"
  ).split(" "),
);

const formsOfBe = ["am", "are", "is", "was", "were", "been", "being"];

const formsAs = {
  noun: (word: string) => [pluralOf(word)],
  verb: (word: string) =>
    word === "be"
      ? formsOfBe
      : [thirdPersonOf(word), ingFormOf(word), ...Object.values(pastOf(word) ?? {})],
  adjective: (word: string) => Object.values(comparisonOf(word) ?? {}),
};
export type Inflected = keyof typeof formsAs;
export const isInflected = (partOfSpeech: string): partOfSpeech is Inflected =>
  Object.hasOwn(formsAs, partOfSpeech);

/** What a word becomes as one of these parts of speech, without itself. */
export function formsOf(word: string, partsOfSpeech: Iterable<Inflected>): Set<string> {
  const forms = new Set<string>();
  if (withoutForms.has(word)) return forms;
  for (const partOfSpeech of partsOfSpeech)
    for (const form of formsAs[partOfSpeech](word))
      if (form !== null && form !== word) {
        forms.add(form);
        // "Traveled" is a form of "travel" in America.
        if (/[^l]l$/.test(word)) forms.add(form.replace(/ll(?=ed$|ing$)/, "l"));
      }
  return forms;
}
