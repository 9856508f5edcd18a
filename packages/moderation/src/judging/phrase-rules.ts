import { phrases } from "../lists/phrases";
import { signals, type Signal } from "../lists/signals";
import type { Phrase } from "../lists/types";
import { createPatternIndex } from "../text/required-text";

/**
 * Finds which of some phrases running words hold. Nearly every message is without what most patterns
 * need, which is told far faster than by trying; the index of it is made when the first text comes:
 * it takes 60 ms, which no start of the server need wait for.
 */
export function createPhraseFinder<Each extends Pick<Phrase, "pattern" | "unless">>(
  phrases: readonly Each[],
): (words: string) => Each[] {
  let mayMatch: ((text: string) => number[]) | undefined;
  return (words) => {
    mayMatch ??= createPatternIndex(phrases.map(({ pattern }) => pattern));
    return mayMatch(words)
      .map((index) => phrases[index]!)
      .filter((phrase) => isSaid(phrase, words));
  };
}

/** Whether a phrase is in a text, in a sentence that nothing else in it makes innocent. */
function isSaid(phrase: Pick<Phrase, "pattern" | "unless">, words: string): boolean {
  const found = phrase.pattern.exec(words);
  if (found === null || phrase.unless === undefined) return found !== null;
  const start = Math.max(words.lastIndexOf(" . ", found.index), 0);
  const end = words.indexOf(" . ", found.index + found[0].length);
  if (!phrase.unless.test(words.slice(start, end < 0 ? undefined : end))) return true;
  return end >= 0 && isSaid(phrase, words.slice(end + 3));
}

const findPhrases = createPhraseFinder(phrases);

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
    ...findPhrases(words),
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
