import type { Db, Tx } from "../../db/database";

/** What other features may read of accounts, one row for each. `name` is as others read it. */
export const accountCards = (db: Db | Tx) =>
  db
    .selectFrom("account")
    .select([
      "id",
      "shown_name as name",
      "email",
      "role",
      "age_band as ageBand",
      "avatar",
      "bio",
      "title",
      "handle",
      "is_bot as isBot",
      "is_demo as isDemo",
      "last_seen_at as lastSeenAt",
    ]);

/** What this account does next waits until the transaction ends. False when it is gone. */
export async function lockAccount(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("account")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
