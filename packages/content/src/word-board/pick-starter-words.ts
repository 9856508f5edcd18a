import { rankOf } from "@saywell/cefr";
import { ranksAsWritten } from "../word-rank";
import type { TaughtWord } from "./course-vocabulary";
import { measureWords } from "./measure-words";
import { notForStarters } from "./not-for-starters";
import { longestStarter } from "./read-word-lists";
import { formsOf } from "./word-forms";

/** A form such as "cats" or "went" is among the starters if it is itself this common. */
const lastRankOfForm = 2000;
const hardest = rankOf("B1") + 1;

/**
 * The words of the starter board: of the course's own words and everyday ones those up to B1 and with
 * few letters, and their commonest forms. Only of these: a frequency list alone brings names, slang and what films say.
 */
export function pickStarterWords(
  words: readonly string[],
  course: ReadonlyMap<string, TaughtWord>,
): string[] {
  const { levels } = measureWords(words, course);
  const levelOf = new Map(words.map((word, i) => [word, levels[i] ?? 0]));
  const isFit = (word: string) => {
    const level = levelOf.get(word) ?? 0;
    return (
      word.length <= longestStarter && level > 0 && level <= hardest && !notForStarters.has(word)
    );
  };
  const own = [...course.keys()].filter((word) => !notForStarters.has(word));
  const forms = own.flatMap((word) => [...formsOf(word, course.get(word)?.partsOfSpeech ?? [])]);
  const ranks = ranksAsWritten(forms);
  const common = forms.filter((_, i) => (ranks[i] ?? Infinity) <= lastRankOfForm);
  return [...new Set([...own, ...common])].filter(isFit).toSorted();
}
