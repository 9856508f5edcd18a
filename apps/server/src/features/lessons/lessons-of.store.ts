import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** How many lessons each of these accounts has completed. Those that have begun none are left out. */
export async function lessonsOf(
  db: Db | Tx,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("lesson_progress")
    .select(({ fn }) => ["account_id as accountId", fn.count<number>("completed_at").as("done")])
    .where(sql<boolean>`account_id = any(${sql.val([...accountIds])}::uuid[])`)
    .groupBy("account_id")
    .execute();
  return new Map(rows.map(({ accountId, done }) => [accountId, done]));
}
