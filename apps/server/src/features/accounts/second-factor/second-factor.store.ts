import type { Db, Tx } from "../../../db/database";
import { sealed } from "./secret-box";

export interface FactorRow {
  secret: string;
  confirmed_at: Date | null;
  last_step: number;
}

export async function findFactor(db: Db | Tx, accountId: string): Promise<FactorRow | undefined> {
  return await db
    .selectFrom("second_factor")
    .select(["secret", "confirmed_at", "last_step"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** The newest secret that is encrypted. */
export async function findSealed(
  db: Db,
): Promise<{ secret: string; accountId: string } | undefined> {
  return await db
    .selectFrom("second_factor")
    .select(["secret", "account_id as accountId"])
    .where("secret", "like", `${sealed}%`)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** One that is begun to be set up; it takes the place of another that was begun, never of one in use. */
export async function saveBegun(
  tx: Tx,
  factor: { accountId: string; secret: string; now: Date },
): Promise<boolean> {
  const saved = await tx
    .insertInto("second_factor")
    .values({ account_id: factor.accountId, secret: factor.secret, created_at: factor.now })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ secret: factor.secret, created_at: factor.now, last_step: 0 })
        .where("second_factor.confirmed_at", "is", null),
    )
    .returning("account_id")
    .executeTakeFirst();
  return saved !== undefined;
}

/** False where another one was begun meanwhile, or this one is in use already. */
export async function confirm(
  tx: Tx,
  factor: { accountId: string; secret: string; now: Date },
): Promise<boolean> {
  const confirmed = await tx
    .updateTable("second_factor")
    .set({ confirmed_at: factor.now })
    .where("account_id", "=", factor.accountId)
    .where("secret", "=", factor.secret)
    .where("confirmed_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** True for one of all who bring the code of a step at once. */
export async function useStep(
  db: Db,
  used: { accountId: string; was: FactorRow; step: number; secret: string },
): Promise<boolean> {
  const updated = await db
    .updateTable("second_factor")
    .set({ last_step: used.step, secret: used.secret })
    .where("account_id", "=", used.accountId)
    .where("secret", "in", [used.was.secret, used.secret])
    .where("last_step", "=", used.was.last_step)
    .returning("account_id")
    .executeTakeFirst();
  return updated !== undefined;
}

/** False where there was none. */
export async function deleteFactor(tx: Tx, accountId: string): Promise<boolean> {
  await tx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  const deleted = await tx
    .deleteFrom("second_factor")
    .where("account_id", "=", accountId)
    .returning("confirmed_at")
    .executeTakeFirst();
  return deleted !== undefined && deleted.confirmed_at !== null;
}

export async function replaceRecoveryCodes(
  tx: Tx,
  { accountId, hashes, now }: { accountId: string; hashes: readonly Buffer[]; now: Date },
): Promise<void> {
  await tx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  await tx
    .insertInto("recovery_code")
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash, created_at: now })))
    .execute();
}

/** True for one of all who bring it at once. */
export async function useRecoveryCode(
  tx: Tx,
  { accountId, hash, now }: { accountId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable("recovery_code")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Db | Tx, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_code")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** When the second factor was given in the session of this hash, or in all of an account: never. */
export async function markSession(tx: Tx, tokenHash: Buffer, at: Date): Promise<void> {
  await tx
    .updateTable("session")
    .set({ second_factor_at: at })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function unmarkSessions(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable("session")
    .set({ second_factor_at: null })
    .where("account_id", "=", accountId)
    .execute();
}
