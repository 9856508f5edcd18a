import type { Db, Tx } from "../../db/database";

export interface StoredComment {
  id: string;
  content: string;
}

export async function listComments(from: Db | Tx, accountId: string): Promise<StoredComment[]> {
  return await from
    .selectFrom("marking_comment")
    .select(["id", "content"])
    .where("account_id", "=", accountId)
    .orderBy("content")
    .execute();
}

/** Keeps a comment once. */
export async function insertComment(
  tx: Tx,
  accountId: string,
  content: string,
  now: Date,
): Promise<StoredComment> {
  return await tx
    .insertInto("marking_comment")
    .values({ account_id: accountId, content, created_at: now })
    .onConflict((conflict) => conflict.columns(["account_id", "content"]).doUpdateSet({ content }))
    .returning(["id", "content"])
    .executeTakeFirstOrThrow();
}

/** True when there was such a comment. */
export async function deleteComment(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("marking_comment")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
