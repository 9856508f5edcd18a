import { baseForms, irregularBaseOf, wordsIn } from "@saywell/english";
import type { Finding } from "../finding";
import { levelLimits } from "../level-limits";
import { measureTexts } from "../measured-text";
import { definingWords } from "./defining-words";
import type { DictionaryEntry, Opposites, WordPair } from "./schema";

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
    if (!wordsIn(word).every((part) => holds(example, part)))
      yield { path: [at, "example"], reason: `does not use "${word}"` };
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

/** Whether a word stands in a text, whatever its ending. */
function holds(text: string, word: string): boolean {
  const wanted = word.toLowerCase();
  return wordsIn(text.toLowerCase()).some(
    (each) =>
      each === wanted || baseForms(each).includes(wanted) || irregularBaseOf(each) === wanted,
  );
}

/** What is wrong with the words that are mixed up, beyond their form. */
export function* lintWordPairs(pairs: readonly WordPair[]): Generator<Finding> {
  const seen = new Set<string>();
  for (const [at, { words, goesWith = {} }] of pairs.entries()) {
    const key = words.toSorted().join(" ");
    if (seen.has(key)) yield { path: [at, "words"], reason: `tells ${key} apart twice` };
    seen.add(key);
    const all = Object.entries(goesWith);
    for (const [word, partners] of all) {
      if (!words.includes(word))
        yield { path: [at, "goesWith", word], reason: "is none of the words" };
      for (const partner of partners)
        if (all.some(([other, others]) => other !== word && others.includes(partner)))
          yield { path: [at, "goesWith", word], reason: `"${partner}" goes with another word too` };
    }
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
