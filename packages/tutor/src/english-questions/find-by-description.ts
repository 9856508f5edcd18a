import { contentWords, stemOf } from "../text";
import type { LessonWord } from "../types";

/** Words that descriptions are made of, and that tell nothing. */
const ofDescriptions = new Set(
  "person somebody someone people place thing things something kind use used make made piece part way when which what who that word opposite".split(
    " ",
  ),
);

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    contentWords(text)
      .filter((word) => !ofDescriptions.has(word))
      .map(stemOf),
  );

/** A dictionary is stemmed once, however many describe. */
const stemmedBefore = new WeakMap<
  readonly LessonWord[],
  readonly { entry: LessonWord; stems: ReadonlySet<string> }[]
>();
function stemmed(words: readonly LessonWord[]) {
  const entries =
    stemmedBefore.get(words) ?? words.map((entry) => ({ entry, stems: stemsOf(entry.meaning) }));
  stemmedBefore.set(words, entries);
  return entries;
}

const somebody =
  /^(?:(?:it|he|she|this)(?: is|'s) )?(?:an? |the )?(?:person|people|somebody|someone|man|woman)\b/;
const ofSomebody =
  /^(?:an? |the )?(?:[\w-]+ ){0,2}(?:person|people|somebody|someone|man|woman|boy|girl|child)\b/;

/**
 * The words that a description fits best, the best first, at most two. Each shared word weighs the
 * more the fewer entries have it (inverse document frequency, Spärck Jones 1972). Empty where no
 * entry shares two words with the description, or all that there are.
 */
export function findByDescription(
  description: string,
  words: readonly LessonWord[],
): readonly LessonWord[] {
  const wanted = stemsOf(description);
  if (wanted.size === 0) return [];
  // "A person who fixes cars" is no bus.
  const isOfPerson = somebody.test(description);
  const entries = stemmed(words).filter(
    ({ entry }) => !isOfPerson || ofSomebody.test(entry.meaning),
  );
  const weightOf = new Map(
    [...wanted].map((stem) => {
      const having = entries.filter(({ stems }) => stems.has(stem)).length;
      return [stem, having === 0 ? 0 : Math.log(1 + entries.length / having)] as const;
    }),
  );
  const needed = Math.min(2, wanted.size);
  const scored = entries.flatMap(({ entry, stems }) => {
    const shared = [...wanted].filter((stem) => stems.has(stem));
    if (shared.length < needed) return [];
    const weight = shared.reduce((sum, stem) => sum + (weightOf.get(stem) ?? 0), 0);
    return [{ entry, score: weight / Math.sqrt(stems.size) }];
  });
  const best = scored.toSorted((a, b) => b.score - a.score);
  const names = new Set<string>();
  return best
    .map(({ entry }) => entry)
    .filter(({ word }) => !names.has(word) && names.add(word))
    .slice(0, 2);
}
