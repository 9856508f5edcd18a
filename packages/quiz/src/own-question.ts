import type { QuizQuestion } from "./draw";
import { ownQuestionLimits as limits } from "./quiz-facts";

/** A question as its author writes it. */
export type OwnQuestion = Pick<QuizQuestion, "question" | "answer" | "wrong" | "explanation">;

/**
 * What is wrong with a question that somebody wrote, in a sentence for them; null where it can be
 * asked. It has a question, a right answer and three wrong ones that differ from it and from each
 * other in more than spaces and capital letters; the explanation may be empty.
 */
export function ownQuestionFault({
  question,
  answer,
  wrong,
  explanation,
}: OwnQuestion): string | null {
  if (question.trim() === "") return "The question is empty.";
  if (question.length > limits.questionMaxLength) {
    return `The question is longer than ${limits.questionMaxLength} characters.`;
  }
  if (answer.trim() === "") return "The right answer is empty.";
  const filled = wrong.filter((option) => option.trim() !== "");
  if (filled.length !== 3 || wrong.length !== 3) {
    return `There must be three wrong answers, and there ${filled.length === 1 ? "is 1" : `are ${filled.length}`}.`;
  }
  for (const option of [answer, ...wrong]) {
    if (option.length > limits.optionMaxLength) {
      return `The answer “${option.slice(0, 30)}…” is longer than ${limits.optionMaxLength} characters.`;
    }
  }
  const seen = new Set<string>();
  for (const option of [answer, ...wrong]) {
    const key = keyOf(option);
    if (seen.has(key)) return `The answer “${option.trim()}” is there twice.`;
    seen.add(key);
  }
  return explanation.length > limits.explanationMaxLength
    ? `The explanation is longer than ${limits.explanationMaxLength} characters.`
    : null;
}

/**
 * What two questions have in common that are the same for whoever answers them: the words, and the
 * options in whatever order, but for spaces and capital letters.
 */
export const ownQuestionKey = ({ question, answer, wrong }: OwnQuestion): string =>
  JSON.stringify([
    keyOf(question),
    keyOf(answer),
    ...wrong.map(keyOf).toSorted((a, b) => (a < b ? -1 : 1)),
  ]);

const keyOf = (option: string): string =>
  option.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();
