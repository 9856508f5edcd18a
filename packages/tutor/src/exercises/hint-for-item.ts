import type { PracticeItem, GrammarTopic } from "../english-questions/types";
import { givesAway } from "../spoilers";
import { hasPhrase, quote, sentencesOf, wordsOf } from "../text";
import { shuffled } from "./exercise-items";

/**
 * What helps to find an answer and does not tell it: the reason, a mistake that others make, the rule,
 * and else a choice that it is not or how it begins.
 *
 * @param tried what was answered already
 */
export function hintForItem(item: PracticeItem, topic: GrammarTopic | null, tried: string): string {
  const { answer, accept = [], choices } = item;
  const tells = (text: string): boolean =>
    givesAway(text, { correct: answer, acceptAlternatives: accept }) ||
    (wordsOf(answer).length > 0 &&
      [...text.matchAll(/“([^”]+)”/g)].some(([, quoted = ""]) => hasPhrase(quoted, answer)));
  const rules = topic === null ? [] : sentencesOf(topic.explanation);
  const reason = [item.why, ...rules].find((each) => !tells(each));
  if (reason !== undefined) return reason;
  const masked = maskedIn(item);
  if (masked !== null && !tells(masked)) return masked;
  const wrong = shuffled(item).find(
    (choice) => choice !== answer && wordsOf(choice).join(" ") !== wordsOf(tried).join(" "),
  );
  if (choices !== undefined && choices.length > 2 && wrong !== undefined)
    return wrong === "–" ? "There has to be a word." : `It is not ${quote(wrong)}.`;
  if (answer === "–" || choices !== undefined)
    return "Say the whole sentence with each of them. Which one sounds right?";
  const words = wordsOf(answer).length;
  return words > 1
    ? `It has ${words} words and begins with ${quote(wordsOf(answer)[0]!)}.`
    : `It has ${answer.length} letters and begins with ${quote(answer[0]!)}.`;
}

/** The reason with a gap where the answer stands in it; null where that would tell nothing. */
function maskedIn({ why, answer }: PracticeItem): string | null {
  const place = why.toLowerCase().indexOf(answer.toLowerCase());
  if (place < 0 || answer.length < 3) return null;
  return `${why.slice(0, place)}…${why.slice(place + answer.length)}`;
}
