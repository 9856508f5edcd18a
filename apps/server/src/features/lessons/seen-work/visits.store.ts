import type { StepStatement } from "@saywell/lesson";
import type { Db, Tx } from "../../../db/database";
import type { Place } from "../lessons.store";

/** A lesson that a learner has opened and has not gone through whole since, with its quiz. */
export interface Visit {
  openedAt: Date;
  /** How many calls have raised the progress since, each by a right answer or more. */
  rises: number;
  /** Parts of the outline whose questions were answered right since. */
  parts: string[];
}

/** Opened again it stays as it is. */
export async function insertVisit(
  db: Db | Tx,
  { accountId, lessonId }: Place,
  now: Date,
): Promise<void> {
  await db
    .insertInto("lesson_visit")
    .values({ account_id: accountId, lesson_id: lessonId, opened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findVisit(
  tx: Tx,
  { accountId, lessonId }: Place,
): Promise<Visit | undefined> {
  return await tx
    .selectFrom("lesson_visit")
    .select(["opened_at as openedAt", "rises", "parts"])
    .where("account_id", "=", accountId)
    .where("lesson_id", "=", lessonId)
    .executeTakeFirst();
}

export async function saveSimplePlay(
  tx: Tx,
  { accountId, lessonId }: Place,
  { rises, parts }: Pick<Visit, "rises" | "parts">,
): Promise<void> {
  await tx
    .updateTable("lesson_visit")
    .set({ rises, parts })
    .where("account_id", "=", accountId)
    .where("lesson_id", "=", lessonId)
    .execute();
}

export async function deleteVisit(tx: Tx, { accountId, lessonId }: Place): Promise<void> {
  await tx
    .deleteFrom("lesson_visit")
    .where("account_id", "=", accountId)
    .where("lesson_id", "=", lessonId)
    .execute();
}

/** No client that plays a lesson tells more of it. */
const mostStatements = 500;

/** What was told of the answers to a lesson since an instant, in the order in which it was told. */
export async function listAnswered(
  tx: Tx,
  { accountId, lessonId }: Place,
  since: Date,
): Promise<{ object: string; response: StepStatement["response"] }[]> {
  return await tx
    .selectFrom("statement")
    .select(["object", "response"])
    .where("account_id", "=", accountId)
    .where("stored_at", ">=", since)
    .where("lesson_id", "=", lessonId)
    .where("verb", "=", "answered")
    .where("success", "=", true)
    .orderBy("stored_at")
    .limit(mostStatements)
    .execute();
}
