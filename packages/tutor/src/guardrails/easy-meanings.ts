import type { CefrLevel } from "@saywell/cefr";
import type { ExplainedWord } from "../english-questions/types";
import { wordsOf } from "../text";
import { hardnessOf, replyLimits } from "./level-of-reply";

/**
 * A word with the meanings first that are said in words of the learner's level. Where none is, they are
 * marked as too hard: an explanation that nobody understands is none. An example that is too hard goes.
 *
 * @param levelOf about at which level learners meet a word; null where nobody knows
 */
export function easyMeanings(
  { word, meanings }: ExplainedWord,
  level: CefrLevel,
  levelOf: (word: string) => CefrLevel | null,
): ExplainedWord {
  const known = new Set(wordsOf(word));
  const isHard = (text: string): boolean => {
    const { hardWords, longSentences } = hardnessOf(text, level, levelOf, known);
    return hardWords.length > 0 || longSentences.some(isMuchTooLong);
  };
  const isMuchTooLong = (each: string): boolean =>
    wordsOf(each).length > replyLimits[level].longestSentence * 1.5;
  const eased = meanings.map((each) => ({
    ...each,
    example: each.example !== null && isHard(each.example) ? null : each.example,
    ...(isHard(each.meaning) ? { isTooHard: true } : {}),
  }));
  const [first] = eased;
  // Another part of speech would be another word.
  const fitting = eased.filter(
    ({ isTooHard, partOfSpeech }) => isTooHard !== true && partOfSpeech === first?.partOfSpeech,
  );
  return { word, meanings: [...fitting, ...eased.filter((each) => !fitting.includes(each))] };
}
