import { sql } from "kysely";
import { compileOnce } from "../../db/compile-once";
import type { Db, Rows, Tx } from "../../db/database";
import { isMissingReference } from "../../db/sql-errors";
import { asUuid } from "../../db/uuid";

/** What one learner has done with one lesson; progress is null where there is only a bookmark. */
export interface LessonRecord {
  progress: number | null;
  completedAt: Date | null;
  /** Null as progress is. */
  begunAt: Date | null;
  isBookmarked: boolean;
}

const records = (db: Db | Tx, accountIds: readonly string[]) =>
  db
    .selectFrom((query) =>
      query
        .selectFrom("lesson_progress")
        .select(["account_id", "lesson_id", "progress", "completed_at", "begun_at"])
        .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
        .as("place"),
    )
    .fullJoin(
      (query) =>
        query
          .selectFrom("lesson_bookmark")
          .select(["account_id", "lesson_id"])
          .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
          .as("bookmark"),
      (join) =>
        join
          .onRef("bookmark.account_id", "=", "place.account_id")
          .onRef("bookmark.lesson_id", "=", "place.lesson_id"),
    )
    .select([
      sql<string>`coalesce(place.account_id, bookmark.account_id)`.as("accountId"),
      sql<string>`coalesce(place.lesson_id, bookmark.lesson_id)`.as("lessonId"),
      "place.progress",
      "place.completed_at as completedAt",
      "place.begun_at as begunAt",
      sql<boolean>`bookmark.lesson_id is not null`.as("isBookmarked"),
    ]);

const allRecords = compileOnce((from, { accountIds }: { accountIds: readonly string[] }) =>
  records(from, accountIds).compile(),
);

/** For each account, in its place, what it has done with lessons, by their ids. */
export async function listRecords(
  db: Db | Tx,
  accountIds: readonly string[],
): Promise<Map<string, LessonRecord>[]> {
  const byAccount = new Map<string, Map<string, LessonRecord>>();
  for (const { accountId, lessonId, ...record } of await allRecords(db, { accountIds })) {
    const known = byAccount.get(accountId);
    if (known === undefined) byAccount.set(accountId, new Map([[lessonId, record]]));
    else known.set(lessonId, record);
  }
  // PostgreSQL writes ids in small letters, however they were asked for.
  return accountIds.map((id) => byAccount.get(asUuid(id) ?? id) ?? new Map<string, LessonRecord>());
}

/** One learner's way through one lesson. */
export interface Place {
  accountId: string;
  lessonId: string;
}

/** What a lesson has come to for a learner: how far, and what of it has been paid. */
export interface Progress {
  progress: number;
  /** Of the first completion. */
  completedAt: Date | null;
  /** When the whole dialogue and the coins were paid. */
  paidAt: Date | null;
  /** Paid so far, of the dialogue and of the quiz. */
  dialogueXp: number;
  bestQuizScore: number;
  /** When its quiz was last taken: its answers sent, or a score that was believed and paid. */
  quizTakenAt: Date | null;
}

/** The lessons that an account has finished. */
export async function lessonsFinished(db: Db | Tx, accountId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("lesson_progress")
    .select("lesson_id as lessonId")
    .where("account_id", "=", accountId)
    .where("completed_at", "is not", null)
    .execute();
  return new Set(rows.map(({ lessonId }) => lessonId));
}

/** Points were paid for a quiz, also where no attempt is kept of it. */
export const isQuizTaken = (place: Progress | undefined): boolean =>
  place !== undefined && (place.quizTakenAt !== null || place.bestQuizScore > 0);

export async function findProgress(
  db: Db | Tx,
  { accountId, lessonId }: Place,
): Promise<Progress | undefined> {
  return await db
    .selectFrom("lesson_progress as place")
    .select([
      "progress",
      "completed_at as completedAt",
      "paid_at as paidAt",
      "dialogue_xp as dialogueXp",
      "best_quiz_score as bestQuizScore",
      sql<Date | null>`(
        select max(attempt.completed_at)
        from lesson_attempt as attempt
        where attempt.account_id = place.account_id and attempt.lesson_id = place.lesson_id
          and (attempt.quiz_answers <> '{}' or (attempt.result ->> 'xpAwarded')::int > 0)
      )`.as("quizTakenAt"),
    ])
    .where("account_id", "=", accountId)
    .where("lesson_id", "=", lessonId)
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
    .values({
      account_id: accountId,
      lesson_id: lessonId,
      progress,
      begun_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "lesson_id"])
        .doUpdateSet({ progress, updated_at: now })
        .where("lesson_progress.progress", "<", progress),
    )
    .execute();
}

/** Marks a lesson completed, and what of it is paid. The time of the first completion stays. */
export async function saveCompletion(
  tx: Tx,
  { accountId, lessonId }: Place,
  paid: { isPaid: boolean; isProgressAlone: boolean; dialogueXp: number; bestQuizScore: number },
  now: Date,
): Promise<void> {
  const values = {
    progress: 100,
    completed_at: now,
    paid_at: paid.isPaid ? now : null,
    paid_on_progress: paid.isPaid && paid.isProgressAlone,
    dialogue_xp: paid.dialogueXp,
    best_quiz_score: paid.bestQuizScore,
    updated_at: now,
  };
  await tx
    .insertInto("lesson_progress")
    .values({ account_id: accountId, lesson_id: lessonId, begun_at: now, ...values })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "lesson_id"]).doUpdateSet((excluded) => ({
        ...values,
        completed_at: excluded.fn.coalesce("lesson_progress.completed_at", excluded.val(now)),
        paid_at: excluded.fn.coalesce("lesson_progress.paid_at", excluded.val(values.paid_at)),
        // As it was when the lesson paid.
        paid_on_progress: sql<boolean>`case when lesson_progress.paid_at is null
          then ${values.paid_on_progress} else lesson_progress.paid_on_progress end`,
      })),
    )
    .execute();
}

/** How many lessons have paid a learner since an instant with nothing but progress to show. */
export async function countPaidOnProgress(tx: Tx, accountId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom("lesson_progress")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("paid_on_progress", "=", true)
    .where("paid_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Who wrote which lesson, to join in a query of the caller's. */
export const lessonAuthors = (db: Db | Tx): Rows<{ lesson_id: string; account_id: string }> =>
  db.selectFrom("lesson_author").select(["lesson_id", "account_id"]);

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
  { accountId, lessonId, storedAt, ...statement }: Statement,
): Promise<string | undefined> {
  try {
    const { id } = await db
      .insertInto("statement")
      .values({ account_id: accountId, lesson_id: lessonId, stored_at: storedAt, ...statement })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (isMissingReference(error)) return undefined;
    throw error;
  }
}
