import { type Attempt, emptyAttempt, recordAnswer, type Script } from "@saywell/lesson";
import type { Lesson } from "@saywell/contract";
import type { PendingAnswers } from "./pending-answers";

export const scriptOf = (lesson: Pick<Lesson, "dialogueFlow" | "quizQuestions">): Script => ({
  steps: lesson.dialogueFlow.steps,
  questions: lesson.quizQuestions,
});

/**
 * Where a learner goes on: the server's attempt, and on top of it what this device could not send.
 * What is unsent is dropped when it belongs to another attempt or no longer fits this one.
 */
export function resumeAttempt(
  lesson: Pick<Lesson, "dialogueFlow" | "quizQuestions" | "attempt">,
  unsent: PendingAnswers | null,
): { attempt: Attempt; pending: PendingAnswers } {
  const attemptId = lesson.attempt?.id ?? null;
  const onServer: Attempt = lesson.attempt ?? emptyAttempt;
  const nothing = { attempt: onServer, pending: { attemptId, answers: [] } };
  if (!unsent || (unsent.attemptId !== null && unsent.attemptId !== attemptId)) return nothing;

  let attempt = onServer;
  for (const command of unsent.answers) {
    const recorded = recordAnswer(scriptOf(lesson), attempt, command);
    if (!recorded.ok) return nothing;
    attempt = recorded.value;
  }
  return { attempt, pending: { attemptId, answers: unsent.answers } };
}

/** An attempt as it was before a step was answered; null takes nothing away. */
export function withoutAnswer(attempt: Attempt, stepId: string | null): Attempt {
  if (stepId === null || !Object.hasOwn(attempt.answers, stepId)) return attempt;
  const { [stepId]: _, ...answers } = attempt.answers;
  return { ...attempt, answers };
}
