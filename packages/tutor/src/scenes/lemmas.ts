import { baseForms, irregularBaseOf, toAmerican } from "@saywell/english";

const remembered = new Map<string, readonly string[]>();
const mostRemembered = 5000;
/** "his" is no plural of "hi". */
const longestWithoutEnding = 3;

/** What stands for a word in this form only. */
export const exactly = (word: string): string => `=${toAmerican(word)}`;

/** The forms that a lower-case word may be one of, itself first, spelt the American way. */
export function lemmasOf(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const spelt = toAmerican(word);
  const irregular = irregularBaseOf(spelt);
  const lemmas = [
    ...new Set([
      spelt,
      ...(irregular === undefined ? [] : [irregular]),
      ...(spelt.length > longestWithoutEnding ? baseForms(spelt) : []),
    ]),
  ];
  if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value!);
  remembered.set(word, lemmas);
  return lemmas;
}

/** What a word of a pattern stands for: itself, and the base of an irregular form; `=word` only itself. */
export function lemmasOfPatternWord(word: string): readonly string[] {
  if (word.startsWith("=")) return [exactly(word.slice(1))];
  const spelt = toAmerican(word);
  const irregular = irregularBaseOf(spelt);
  return irregular === undefined ? [spelt] : [spelt, irregular];
}
