import type { Db, Tx } from "../../../db/database";

/** What says whether an account may be erased. */
export async function findErasable(
  db: Db | Tx,
  accountId: string,
): Promise<{ isDemo: boolean; passwordHash: string | null } | undefined> {
  return await db
    .selectFrom("account")
    .select(["is_demo as isDemo", "password_hash as passwordHash"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

export async function deleteAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom("account").where("id", "=", accountId).execute();
}
