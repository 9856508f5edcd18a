import type { Db, Tx } from "../../../db/database";

/** Somebody forgot the password of an address: nobody has looked yet whether anybody has it. */
interface ResetRequest {
  email: string;
  /** A name of the browser that asked, for those that have logged in before. */
  device: string | null;
}

export async function insertResetRequest(
  tx: Tx,
  { email, device, now }: ResetRequest & { now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto("reset_request")
    .values({
      email,
      device_hash: device === null ? null : Buffer.from(device, "hex"),
      asked_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Each is answered once. */
export async function takeResetRequest(tx: Tx, id: string): Promise<ResetRequest | undefined> {
  const taken = await tx
    .deleteFrom("reset_request")
    .where("id", "=", id)
    .returning(["email", "device_hash"])
    .executeTakeFirst();
  return taken && { email: taken.email, device: taken.device_hash?.toString("hex") ?? null };
}

/** Those whose job failed for good. */
export async function deleteRequestsBefore(db: Db | Tx, moment: Date): Promise<void> {
  await db.deleteFrom("reset_request").where("asked_at", "<", moment).execute();
}
