import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface StoredStatement {
  id: string;
  accountId: string;
  lessonId: string;
  verb: string;
  object: string;
  success: boolean;
  storedAt: Date;
}

/** What these accounts did in these lessons, without what they wrote, in the order in which it came. */
export async function statementsOf(
  from: Db | Tx,
  accountIds: readonly string[],
  lessonIds: readonly string[],
): Promise<StoredStatement[]> {
  return await from
    .selectFrom("statement")
    .select([
      "id",
      "account_id as accountId",
      "lesson_id as lessonId",
      "verb",
      "object",
      "success",
      "stored_at as storedAt",
    ])
    .where(sql<boolean>`account_id = any(${sql.val([...accountIds])}::uuid[])`)
    .where(sql<boolean>`lesson_id = any(${sql.val([...lessonIds])}::text[])`)
    .orderBy("account_id")
    .orderBy("stored_at")
    .orderBy("id")
    .execute();
}
