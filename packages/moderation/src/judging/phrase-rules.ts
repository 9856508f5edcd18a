import { phrases } from "../lists/phrases";
import { signals, type Signal } from "../lists/signals";
import type { Phrase } from "../lists/types";
import { createPatternIndex } from "../text/required-text";

/** Nearly every message is without what most patterns need, which is told far faster than by trying. */
let index: ((text: string) => number[]) | undefined;
/** Made when the first text comes: it takes 60 ms, which no start of the server need wait for. */
const mayMatch = (text: string): number[] =>
  (index ??= createPatternIndex(phrases.map(({ pattern }) => pattern)))(text);

/** What a rule without its way of matching says. */
type Meaning = Pick<Phrase, "reason" | "severity" | "alertTeacher">;

/**
 * The phrases in a message, and what its words say together.
 *
 * @param words running words as `wordsOf` makes them
 */
export function matchPhrases(words: string): Meaning[] {
  const sentences = words.split(" . ");
  return [
    ...mayMatch(words)
      .map((index) => phrases[index]!)
      .filter(({ pattern, unless }) => pattern.test(words) && !unless?.test(words)),
    ...signals.filter(
      (signal) =>
        // What the message does not hold, no sentence of it does.
        signal.all.every((lexicon) => lexicon.test(words)) &&
        (signal.across === true ? [words] : sentences).some((part) => isGiven(signal, part)),
    ),
  ];
}

function isGiven({ all, any = [], least = 0, unless }: Signal, words: string): boolean {
  if (!all.every((lexicon) => lexicon.test(words))) return false;
  if (least > 0 && any.filter((lexicon) => lexicon.test(words)).length < least) return false;
  return unless?.test(words) !== true;
}
