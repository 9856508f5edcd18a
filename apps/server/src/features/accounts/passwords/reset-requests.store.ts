import type { Db, Tx } from "../../../db/database";

/** Somebody forgot the password of an address: nobody has looked yet whether anybody has it. */
interface ResetRequest {
  email: string;
}

export async function insertResetRequest(
  tx: Tx,
  { email, now }: ResetRequest & { now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto("reset_request")
    .values({ email, asked_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Each is answered once. */
export async function takeResetRequest(tx: Tx, id: string): Promise<ResetRequest | undefined> {
  return await tx
    .deleteFrom("reset_request")
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirst();
}

/** Those whose job failed for good. */
export async function deleteRequestsBefore(db: Db | Tx, moment: Date): Promise<void> {
  await db.deleteFrom("reset_request").where("asked_at", "<", moment).execute();
}
