import type { QuizAnswer } from "@saywell/contract";
import type { TaskQuestion } from "./submissions-needs";

/** What a quiz came to, in per cent, and what was answered wrong or not at all. */
export function scoreQuiz(
  questions: readonly TaskQuestion[],
  answers: Readonly<Record<string, string>>,
): { score: number; missed: TaskQuestion[] } {
  const missed = questions.filter((question) => !isRight(question, answers));
  // Only all of them are the whole.
  const score = Math.floor((100 * (questions.length - missed.length)) / questions.length);
  return { score, missed };
}

/** How each question was answered. What is right is told once no other try is left. */
export const viewQuiz = (
  questions: readonly TaskQuestion[],
  answers: Readonly<Record<string, string>>,
  isOver: boolean,
): QuizAnswer[] =>
  questions.map((question) => ({
    questionId: question.id,
    question: question.question,
    given: answers[question.id] ?? null,
    isRight: isRight(question, answers),
    answer: isOver ? question.answer : null,
    explanation: isOver ? question.explanation : null,
  }));

const isRight = ({ id, answer }: TaskQuestion, answers: Readonly<Record<string, string>>) =>
  answers[id] === answer;
