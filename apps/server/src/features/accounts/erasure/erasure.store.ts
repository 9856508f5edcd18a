import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";

/** What says whether an account may be erased. */
export async function findErasable(
  db: Db | Tx,
  accountId: string,
): Promise<{ isDemo: boolean; isVisitor: boolean; passwordHash: string | null } | undefined> {
  return await db
    .selectFrom("account")
    .select([
      "is_demo as isDemo",
      sql<boolean>`visitor_until is not null`.as("isVisitor"),
      "password_hash as passwordHash",
    ])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

export async function findProvedAddress(tx: Tx, accountId: string): Promise<string | null> {
  const proved = await tx
    .selectFrom("account")
    .select("email")
    .where("id", "=", accountId)
    .where("email_verified_at", "is not", null)
    .executeTakeFirst();
  return proved?.email ?? null;
}

export async function deleteAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom("account").where("id", "=", accountId).execute();
}
