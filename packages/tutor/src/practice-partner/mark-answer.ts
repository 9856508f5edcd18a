import { hasPastVerb } from "@saywell/english";
import { hasPhrase, quote, wordsOf } from "../text";
import type { AnswerKey, PracticePartnerQuestion } from "./types";

/** More words than these are no mere answer: perhaps somebody speaks of something else. */
const longestAnswer = 6;

/**
 * What is said of an answer to the practice partner's own question: whether it is right, and why.
 * Where the task was to use a word, only that is said of it: the rest of the sentence is not judged.
 */
export function markAnswer(
  { ask, answer }: PracticePartnerQuestion,
  message: string,
): string | null {
  if (answer === undefined) return null;
  const { because } = answer;
  if (answer.right !== undefined) {
    const verdict = isRight(answer, ask, message);
    if (verdict === null) return `My question was about this: ${because}`;
    return `${verdict ? "Yes, that is right." : "Not quite."} ${because}`;
  }
  const used = answer.uses?.find((word) => hasPhrase(message, word));
  if (used !== undefined) return `You used ${quote(used)}, as I asked.`;
  if (answer.uses !== undefined)
    return `I do not see ${quote(answer.uses[0]!.replace(/^i\b/, "I"))} in your sentence. ${because}`;
  if (answer.pastVerb === true)
    return hasPastVerb(wordsOf(message))
      ? "Your verb is in the past, as it should be."
      : `Look at your verb. ${because}`;
  return because;
}

/** Null where the message seems to be about something else. */
function isRight(
  { right = [], wrong = [] }: AnswerKey,
  ask: string,
  message: string,
): boolean | null {
  const options = [...ask.matchAll(/“([^”]+)”/g)].map(([, option = ""]) => option);
  const [one, other] = options;
  const ordinal = /\b(first|second|last)\b/i.exec(message)?.[1]?.toLowerCase();
  if (ordinal !== undefined && one !== undefined && other !== undefined && options.length === 2)
    return right.some((word) => hasPhrase(ordinal === "first" ? one : other, word));
  if (wrong.some((word) => hasPhrase(message, word))) return false;
  if (right.some((word) => hasPhrase(message, word))) return true;
  const words = wordsOf(message);
  const takesUp = options.some((option) => wordsOf(option).some((word) => words.includes(word)));
  return takesUp || words.length <= longestAnswer ? false : null;
}
