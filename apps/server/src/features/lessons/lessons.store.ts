import type { CompletionResult } from "@saywell/contract";
import type { Answers } from "@saywell/lesson";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface Progress {
  progress: number;
  /** Of the first completion. */
  completedAt: Date | null;
}

/** What one learner has done with one lesson; progress is null where there is only a bookmark. */
export interface Standing {
  progress: number | null;
  completedAt: Date | null;
  isBookmarked: boolean;
}

const standings = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom((query) =>
      query
        .selectFrom("lesson_progress")
        .select(["lesson_id", "progress", "completed_at"])
        .where("account_id", "=", accountId)
        .as("place"),
    )
    .fullJoin(
      (query) =>
        query
          .selectFrom("lesson_bookmark")
          .select("lesson_id")
          .where("account_id", "=", accountId)
          .as("bookmark"),
      (join) => join.onRef("bookmark.lesson_id", "=", "place.lesson_id"),
    )
    .select([
      sql<string>`coalesce(place.lesson_id, bookmark.lesson_id)`.as("lessonId"),
      "place.progress",
      "place.completed_at as completedAt",
      sql<boolean>`bookmark.lesson_id is not null`.as("isBookmarked"),
    ]);

export async function listStandings(
  db: Db | Tx,
  accountId: string,
): Promise<(Standing & { lessonId: string })[]> {
  return await standings(db, accountId).execute();
}

/** One learner's way through one lesson. */
interface Place {
  accountId: string;
  lessonId: string;
}

export async function findStanding(
  db: Db | Tx,
  { accountId, lessonId }: Place,
): Promise<Standing | undefined> {
  return await standings(db, accountId)
    .where(sql`coalesce(place.lesson_id, bookmark.lesson_id)`, "=", lessonId)
    .executeTakeFirst();
}

export async function findProgress(
  db: Db | Tx,
  { accountId, lessonId }: Place,
): Promise<Progress | undefined> {
  return await db
    .selectFrom("lesson_progress")
    .select(["progress", "completed_at as completedAt"])
    .where("account_id", "=", accountId)
    .where("lesson_id", "=", lessonId)
    .executeTakeFirst();
}

/** What earlier completions of a lesson came to; undefined before the first. */
export async function findCompletions(
  tx: Tx,
  { accountId, lessonId }: Place,
): Promise<{ lastCompletedAt: Date; bestQuizScore: number } | undefined> {
  return await tx
    .selectFrom("lesson_progress as place")
    .select([
      "best_quiz_score as bestQuizScore",
      // The simple player completes without an attempt.
      sql<Date>`greatest(completed_at, (
        select max(attempt.completed_at)
        from lesson_attempt as attempt
        where attempt.account_id = place.account_id and attempt.lesson_id = place.lesson_id
      ))`.as("lastCompletedAt"),
    ])
    .where("account_id", "=", accountId)
    .where("lesson_id", "=", lessonId)
    .where("completed_at", "is not", null)
    .executeTakeFirst();
}

/** Progress only rises: a lower value than the one stored changes nothing. */
export async function raiseProgress(
  tx: Tx,
  { accountId, lessonId }: Place,
  progress: number,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("lesson_progress")
    .values({ account_id: accountId, lesson_id: lessonId, progress, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "lesson_id"])
        .doUpdateSet({ progress, updated_at: now })
        .where("lesson_progress.progress", "<", progress),
    )
    .execute();
}

/** Marks a lesson completed. The time of the first completion stays. */
export async function saveCompletion(
  tx: Tx,
  { accountId, lessonId }: Place,
  bestQuizScore: number,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("lesson_progress")
    .values({
      account_id: accountId,
      lesson_id: lessonId,
      progress: 100,
      completed_at: now,
      best_quiz_score: bestQuizScore,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "lesson_id"]).doUpdateSet((excluded) => ({
        progress: 100,
        completed_at: excluded.fn.coalesce("lesson_progress.completed_at", excluded.val(now)),
        best_quiz_score: bestQuizScore,
        updated_at: now,
      })),
    )
    .execute();
}

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

export async function completeAttempt(
  tx: Tx,
  attemptId: string,
  completion: {
    /** Undefined leaves the answers that were kept before. */
    quizAnswers: Answers | undefined;
    now: Date;
    durationSeconds: number;
    result: CompletionResult;
  },
): Promise<void> {
  const { quizAnswers, now, durationSeconds, result } = completion;
  await tx
    .updateTable("lesson_attempt")
    .set((attempt) => ({
      ...(quizAnswers === undefined ? {} : { quiz_answers: JSON.stringify(quizAnswers) }),
      // A clock that moved back must not finish a lesson before it began.
      completed_at: attempt.fn<Date>("greatest", ["started_at", attempt.val(now)]),
      duration_seconds: durationSeconds,
      result: JSON.stringify(result),
    }))
    .where("id", "=", attemptId)
    .execute();
}

export async function insertBookmark(
  tx: Tx,
  { accountId, lessonId }: Place,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("lesson_bookmark")
    .values({ account_id: accountId, lesson_id: lessonId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBookmark(tx: Tx, { accountId, lessonId }: Place): Promise<void> {
  await tx
    .deleteFrom("lesson_bookmark")
    .where("account_id", "=", accountId)
    .where("lesson_id", "=", lessonId)
    .execute();
}

export interface Statement extends Place {
  verb: string;
  object: string;
  success: boolean;
  response: string | null;
  storedAt: Date;
}

/** Answers the id it is stored under; undefined when there is no such account. */
export async function insertStatement(
  db: Db | Tx,
  statement: Statement,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into statement (account_id, lesson_id, verb, object, success, response, stored_at)
    select id, ${statement.lessonId}, ${statement.verb}, ${statement.object},
      ${statement.success}, ${statement.response}, ${statement.storedAt}
    from account
    where id = ${statement.accountId}
    returning id`.execute(db);
  return rows[0]?.id;
}
