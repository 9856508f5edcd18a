import { foldText } from "@saywell/english";
import type { Answers, Question, Step } from "./types";

/**
 * Whether two answers are the same: outer spaces, case, the way an accent is
 * encoded, and curly or straight quotation marks do not matter. Everything else
 * does.
 */
export const sameAnswer = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (answer: string): string => foldText(answer).trim();

/** Whether an answer is right: the correct one or any listed alternative. No answer is wrong. */
export function gradeQuestion(
  question: Pick<Question, "correct" | "acceptAlternatives">,
  answer: string | undefined,
): boolean {
  if (answer === undefined) return false;
  return [question.correct, ...question.acceptAlternatives].some((right) =>
    sameAnswer(right, answer),
  );
}

/** Whether an answer to a step is right; null where no answer is wrong. It changes no pay. */
export const markStep = ({ correct }: Pick<Step, "correct">, answer: string): boolean | null =>
  correct === null ? null : correct.some((right) => sameAnswer(right, answer));

export interface QuizGrade {
  /** XP of the questions answered right, and of all questions. */
  score: number;
  maxScore: number;
  /** Whole percent, 0 to 100. */
  percent: number;
  /** One for each question, in order. */
  results: { questionId: string; isCorrect: boolean }[];
}

/** Grades a quiz. Answers to questions it does not have are ignored. */
export function gradeQuiz(questions: readonly Question[], answers: Answers): QuizGrade {
  const results = questions.map((question) => ({
    questionId: question.id,
    isCorrect: gradeQuestion(question, answerIn(answers, question.id)),
  }));
  const score = xpOf(questions.filter((_, index) => results[index]!.isCorrect));
  const maxScore = xpOf(questions);
  return { score, maxScore, percent: scorePercent(score, maxScore), results };
}

/** Score as a whole percent of the maximum; 0 where there is nothing to score. */
export const scorePercent = (score: number, maxScore: number): number =>
  maxScore > 0 ? Math.round((score / maxScore) * 100) : 0;

/** The XP that steps or questions award together. */
export const xpOf = (parts: readonly { readonly xpAward: number }[]): number =>
  parts.reduce((sum, part) => sum + part.xpAward, 0);

/** The answer stored under an id; ids such as `constructor` find nothing by accident. */
export const answerIn = (answers: Answers, id: string): string | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;
