import { countryNamed } from "@saywell/english";
import { everydayWords } from "./everyday-words";
import { editDistance } from "./edit-distance";

/** The words that patterns wait for. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** What the scene itself says: whoever writes it means it. */
  readonly spoken: ReadonlySet<string>;
  /** Those that are written with a capital letter. */
  readonly names: ReadonlySet<string>;
  /** Those that may have been mistyped: long enough to be mistyped, by length. */
  readonly byLength: ReadonlyMap<number, readonly string[]>;
  readonly corrected: Map<string, readonly string[]>;
}

const shortest = 4;
const mostRemembered = 2000;

const alwaysNames =
  `monday tuesday wednesday thursday friday saturday sunday january february march april june
  july august september october november december`.split(/\s+/);

/** A vocabulary of these words, of which `meant` may have been mistyped. */
export function vocabularyOf({
  words,
  meant,
  spoken,
  names,
}: {
  readonly words: Iterable<string>;
  readonly meant: Iterable<string>;
  readonly spoken: ReadonlySet<string>;
  readonly names: readonly string[];
}): Vocabulary {
  const byLength = new Map<number, string[]>();
  for (const word of new Set(meant)) {
    const form = word.replace(/^=/, "");
    if (form.length < shortest || !/^\p{L}+$/u.test(form)) continue;
    byLength.set(form.length, [...(byLength.get(form.length) ?? []), form]);
  }
  return {
    words: new Set(words),
    spoken,
    names: new Set([...alwaysNames, ...names]),
    byLength,
    corrected: new Map(),
  };
}

/** How many slips are forgiven in a word of so many letters. */
const forgiven = (length: number): number => (length < shortest ? 0 : length < 8 ? 1 : 2);

/**
 * The words of the vocabulary that a typed word was meant to be: none where it is a word in its own
 * right, or too short to tell.
 */
export function correctTypo(
  typed: string,
  lemmas: readonly string[],
  vocabulary: Vocabulary,
): readonly string[] {
  if (typed.length < shortest) return [];
  const isKnown = (word: string) =>
    vocabulary.words.has(word) || everydayWords.has(word) || vocabulary.spoken.has(word);
  if (lemmas.some(isKnown) || countryNamed(typed)?.toLowerCase() === typed) return [];
  const known = vocabulary.corrected.get(typed);
  if (known !== undefined) return known;
  const found = nearest(typed, lemmas, vocabulary);
  if (vocabulary.corrected.size >= mostRemembered) vocabulary.corrected.clear();
  vocabulary.corrected.set(typed, found);
  return found;
}

/** So many words are like these that only swapped letters are a slip: "whit" is not "what". */
const grammatical = new Set(
  "what when then than that this they them with from were some your".split(" "),
);
const hasSameLetters = (one: string, other: string): boolean =>
  Array.from(one).toSorted().join("") === Array.from(other).toSorted().join("");

function nearest(typed: string, lemmas: readonly string[], { byLength }: Vocabulary): string[] {
  let least = 3;
  let found: string[] = [];
  for (const form of lemmas) {
    if (form.length < shortest) continue;
    for (let length = form.length - 2; length <= form.length + 2; length += 1) {
      const most = forgiven(length);
      for (const word of byLength.get(length) ?? []) {
        // Of a short word nothing else would be left.
        if (length === shortest && word[0] !== typed[0]) continue;
        if (grammatical.has(word) && !hasSameLetters(form, word)) continue;
        const distance = editDistance(form, word, most);
        if (distance > most || distance > least) continue;
        if (distance < least) found = [];
        least = distance;
        if (!found.includes(word)) found.push(word);
      }
    }
  }
  return found;
}
