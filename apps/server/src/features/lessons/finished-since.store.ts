import type { Db, Tx } from "../../db/database";

/** How many lessons somebody has finished for the first time since this moment. */
export async function finishedSince(db: Db | Tx, accountId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("lesson_progress")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("completed_at", ">=", since)
    .executeTakeFirstOrThrow();
  return count;
}
