import { sql } from "kysely";
import type { Tx } from "../../../db/database";

/** How many devices an account has had, and whether this is one of them. */
export async function lookUp(
  tx: Tx,
  accountId: string,
  tokenHash: Buffer,
): Promise<{ count: number; isKnown: boolean }> {
  return await tx
    .selectFrom("known_device")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      sql<boolean>`coalesce(bool_or(token_hash = ${tokenHash}), false)`.as("isKnown"),
    ])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
}

export async function saveDevice(
  tx: Tx,
  device: { accountId: string; tokenHash: Buffer; device: string | null; now: Date },
): Promise<void> {
  const { now } = device;
  await tx
    .insertInto("known_device")
    .values({
      account_id: device.accountId,
      token_hash: device.tokenHash,
      device: device.device,
      first_seen_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "token_hash"])
        .doUpdateSet({ device: device.device, last_seen_at: now }),
    )
    .execute();
}

export async function deleteDevicesSeenBefore(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom("known_device").where("last_seen_at", "<", time).execute();
}

/** No browser is known to an account any more. */
export async function deleteDevicesOf(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom("known_device").where("account_id", "=", accountId).execute();
}
