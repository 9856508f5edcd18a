import type { CompletionResult } from "@saywell/contract";
import type { Answers } from "@saywell/lesson";
import type { Db, Tx } from "../../db/database";
import type { Place } from "./lessons.store";

export interface StoredAttempt {
  id: string;
  lessonId: string;
  answers: Answers;
  quizAnswers: Answers;
  startedAt: Date;
  completedAt: Date | null;
  /** The reply of its completion. */
  result: CompletionResult | null;
}

const attempts = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom("lesson_attempt")
    .select([
      "id",
      "lesson_id as lessonId",
      "answers",
      "quiz_answers as quizAnswers",
      "started_at as startedAt",
      "completed_at as completedAt",
      "result",
    ])
    .$narrowType<Pick<StoredAttempt, "answers" | "quizAnswers" | "result">>()
    .where("account_id", "=", accountId);

/** The attempt a learner has begun and not finished; there is at most one for each lesson. */
export async function findOpenAttempt(
  db: Db | Tx,
  { accountId, lessonId }: Place,
): Promise<StoredAttempt | undefined> {
  return await attempts(db, accountId)
    .where("lesson_id", "=", lessonId)
    .where("completed_at", "is", null)
    .executeTakeFirst();
}

export async function findAttempt(
  db: Db | Tx,
  { accountId, lessonId }: Place,
  attemptId: string,
): Promise<StoredAttempt | undefined> {
  return await attempts(db, accountId)
    .where("lesson_id", "=", lessonId)
    .where("id", "=", attemptId)
    .executeTakeFirst();
}

export async function insertAttempt(
  tx: Tx,
  { accountId, lessonId }: Place,
  startedAt: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto("lesson_attempt")
    .values({ account_id: accountId, lesson_id: lessonId, started_at: startedAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveAnswers(
  tx: Tx,
  attemptId: string,
  { answers, quizAnswers }: { answers: Answers; quizAnswers: Answers },
): Promise<void> {
  await tx
    .updateTable("lesson_attempt")
    .set({ answers: JSON.stringify(answers), quiz_answers: JSON.stringify(quizAnswers) })
    .where("id", "=", attemptId)
    .execute();
}

/** What is kept of a completion, in the attempt that it finishes. */
interface AttemptCompletion {
  quizAnswers: Answers;
  now: Date;
  durationSeconds: number;
  result: CompletionResult;
}

export async function completeAttempt(
  tx: Tx,
  attemptId: string,
  { quizAnswers, now, durationSeconds, result }: AttemptCompletion,
): Promise<string> {
  await tx
    .updateTable("lesson_attempt")
    .set((attempt) => ({
      quiz_answers: JSON.stringify(quizAnswers),
      // A clock that moved back must not finish a lesson before it began.
      completed_at: attempt.fn<Date>("greatest", ["started_at", attempt.val(now)]),
      duration_seconds: durationSeconds,
      result: JSON.stringify(result),
    }))
    .where("id", "=", attemptId)
    .execute();
  return attemptId;
}

/** The id of an attempt finished since then that holds these answers, where there is one. */
export async function findFinishedSince(
  tx: Tx,
  { accountId, lessonId }: Place,
  { quizAnswers, since }: { quizAnswers: Answers; since: Date },
): Promise<string | undefined> {
  const found = await tx
    .selectFrom("lesson_attempt")
    .select("id")
    .where("account_id", "=", accountId)
    .where("lesson_id", "=", lessonId)
    .where("completed_at", ">=", since)
    .where("quiz_answers", "@>", JSON.stringify(quizAnswers))
    .orderBy("completed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** Keeps a completion as an attempt of its own. An open one stays open. Answers its id. */
export async function insertCompletedAttempt(
  tx: Tx,
  { accountId, lessonId }: Place,
  { quizAnswers, now, durationSeconds, result }: AttemptCompletion,
): Promise<string> {
  const { id } = await tx
    .insertInto("lesson_attempt")
    .values({
      account_id: accountId,
      lesson_id: lessonId,
      quiz_answers: JSON.stringify(quizAnswers),
      started_at: new Date(now.getTime() - durationSeconds * 1000),
      completed_at: now,
      duration_seconds: durationSeconds,
      result: JSON.stringify(result),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
