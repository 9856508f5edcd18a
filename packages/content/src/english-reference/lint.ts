import { wordsIn } from "@saywell/english";
import type { Finding } from "../finding";
import { levelLimits } from "../level-limits";
import { measureTexts } from "../measured-text";
import { definingWords } from "./defining-words";
import { holds } from "./holds";
import type { DictionaryEntry, Opposites } from "./schema";

const { knownRanks } = levelLimits.B1;

/**
 * What is wrong with entries of one file of the learner's dictionary, beyond their form. `elsewhere` has
 * the words of other files: the meanings of a word stand together, the commonest first.
 */
export function* lintDictionary(
  entries: readonly DictionaryEntry[],
  elsewhere: ReadonlyMap<string, string> = new Map(),
): Generator<Finding> {
  const seen = new Set<string>();
  for (const [at, { word, partOfSpeech, meaning, example }] of entries.entries()) {
    const key = `${word.toLowerCase()} ${partOfSpeech} ${meaning.toLowerCase()}`;
    if (seen.has(key)) yield { path: [at], reason: `explains "${word}" twice in the same words` };
    seen.add(key);
    const other = elsewhere.get(word);
    if (other !== undefined)
      yield { path: [at, "word"], reason: `"${word}" is explained in ${other} too` };
    if (!holds(example, word)) yield { path: [at, "example"], reason: `does not use "${word}"` };
    if (wordsIn(word).length === 1 && wordsIn(meaning.toLowerCase()).includes(word.toLowerCase()))
      yield { path: [at, "meaning"], reason: `explains "${word}" with itself` };
    if (/[.;]$/.test(meaning))
      yield { path: [at, "meaning"], reason: "is no sentence, and ends without a mark" };
    const known = new Set([word.toLowerCase(), ...definingWords]);
    const [measured] = measureTexts([{ path: [], text: meaning }], known);
    const rare = measured!.vocabulary.filter(({ rank }) => rank > knownRanks);
    if (rare.length > 0)
      yield {
        path: [at, "meaning"],
        reason: `has words that are rarer than B1 allows: ${rare.map((each) => each.word).join(", ")}`,
      };
  }
}

/** Pairs that stand twice. */
export function* lintOpposites(opposites: readonly Opposites[]): Generator<Finding> {
  const seen = new Set<string>();
  for (const [at, pair] of opposites.entries()) {
    const key = pair.toSorted().join(" ");
    if (seen.has(key)) yield { path: [at], reason: `${key} stands twice` };
    seen.add(key);
  }
}
