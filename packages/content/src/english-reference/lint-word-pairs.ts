import type { Finding } from "../finding";
import { holds } from "./holds";
import type { WordPair } from "./schema";

/** "Past simple" names a form; no example says it. */
const namesForm =
  /^(?:(?:past|present|future) (?:simple|continuous|perfect)|(?:zero|first|second|third) conditional)\b/;

/** Every two of the words that are mixed up, named alike in whatever order they stand. */
export const twosOf = (words: readonly string[]): string[] =>
  words.flatMap((word, at) =>
    words.slice(at + 1).map((other) => [word, other].toSorted().join(" and ")),
  );

/**
 * What is wrong with the words that are mixed up, beyond their form. `elsewhere` has the file of every
 * two that other files tell apart.
 */
export function* lintWordPairs(
  pairs: readonly WordPair[],
  elsewhere: ReadonlyMap<string, string> = new Map(),
): Generator<Finding> {
  const seen = new Set<string>();
  for (const [at, { words, examples, goesWith = {} }] of pairs.entries()) {
    for (const two of twosOf(words)) {
      if (seen.has(two)) yield { path: [at, "words"], reason: `tells ${two} apart twice` };
      seen.add(two);
      const other = elsewhere.get(two);
      if (other !== undefined)
        yield { path: [at, "words"], reason: `${two} are told apart in ${other} too` };
    }
    for (const word of words)
      if (!namesForm.test(word) && !examples.some((example) => holds(example, word)))
        yield { path: [at, "examples"], reason: `none uses "${word}"` };
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
