import type { Answers } from "@saywell/lesson";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** A way through a lesson to its end. */
export interface FinishedAttempt {
  accountId: string;
  lessonId: string;
  at: Date;
  /** Null where it was not measured. */
  seconds: number | null;
  /** First answers to the steps of the dialogue. */
  answers: Answers;
  quizAnswers: Answers;
  /** As the learner was told; empty where only a score was sent. */
  results: { questionId: string; isCorrect: boolean }[];
  /** Points of the quiz, and all that it has. */
  quizScore: number | null;
  quizMaxScore: number | null;
}

/** What these accounts went through to the end before an instant, in the order of time. */
export async function finishedAttempts(
  from: Db | Tx,
  accountIds: readonly string[],
  before: Date,
): Promise<FinishedAttempt[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<FinishedAttempt>`
    select
      account_id as "accountId",
      lesson_id as "lessonId",
      completed_at as at,
      duration_seconds as seconds,
      answers,
      quiz_answers as "quizAnswers",
      coalesce(result -> 'results', '[]') as results,
      (result ->> 'quizScore')::float8 as "quizScore",
      (result ->> 'quizMaxScore')::float8 as "quizMaxScore"
    from lesson_attempt
    where account_id = any(${sql.val([...accountIds])}::uuid[]) and completed_at < ${before}
    order by completed_at, id`.execute(from);
  return rows;
}
