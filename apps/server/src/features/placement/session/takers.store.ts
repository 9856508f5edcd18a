import type { Tx } from "../../../db/database";

/** Somebody without an account begins a test: new here, or kept for longer. */
export async function keepTaker(tx: Tx, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await tx
    .insertInto("level_test_taker")
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("token_hash").doUpdateSet({ expires_at: expiresAt }))
    .execute();
}

/** The same person has an account now. Who was joined to one already stays with it. */
export async function joinTaker(tx: Tx, tokenHash: Buffer, accountId: string): Promise<void> {
  await tx
    .updateTable("level_test_taker")
    .set({ account_id: accountId })
    .where("token_hash", "=", tokenHash)
    .where("account_id", "is", null)
    .execute();
}

export async function deleteExpiredTakers(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom("level_test_taker").where("expires_at", "<=", now).execute();
}
