import type { AnswerCommand } from "@saywell/lesson";

/** Answers given here that the server has not confirmed yet. */
export interface PendingAnswers {
  /** The attempt they belong to; null where it had not begun on the server. */
  attemptId: string | null;
  answers: AnswerCommand[];
}

const keyOf = (userId: string, lessonId: string) => `saywell.answers.${userId}.${lessonId}`;

/** What was left unsent on this device. Storage may be blocked or hold nonsense: then nothing was. */
export function readPendingAnswers(userId: string, lessonId: string): PendingAnswers | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, lessonId)) ?? "null");
    return isPendingAnswers(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps what is unsent across a reload; without any it leaves nothing behind. */
export function keepPendingAnswers(
  userId: string,
  lessonId: string,
  pending: PendingAnswers,
): void {
  try {
    if (pending.answers.length > 0) {
      localStorage.setItem(keyOf(userId, lessonId), JSON.stringify(pending));
    } else {
      localStorage.removeItem(keyOf(userId, lessonId));
    }
  } catch {
    // Memory still holds them; they are lost only if the page is closed before they are sent.
  }
}

function isPendingAnswers(value: unknown): value is PendingAnswers {
  if (typeof value !== "object" || value === null) return false;
  const { attemptId, answers } = value as Record<string, unknown>;
  return (
    (attemptId === null || typeof attemptId === "string") &&
    Array.isArray(answers) &&
    answers.every(isAnswerCommand)
  );
}

function isAnswerCommand(value: unknown): value is AnswerCommand {
  if (typeof value !== "object" || value === null) return false;
  const { stepId, questionId, answer } = value as Record<string, unknown>;
  return typeof (stepId ?? questionId) === "string" && typeof answer === "string";
}
