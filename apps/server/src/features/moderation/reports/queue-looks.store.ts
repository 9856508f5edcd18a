import type { Db, Tx } from "../../../db/database";

/** One of the staff opened the queue. */
export async function noteQueueLook(
  tx: Tx,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("queue_look")
    .values({ account_id: accountId, looked_at: now })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ looked_at: now })
        .where("queue_look.looked_at", "<", now),
    )
    .execute();
}

/** When somebody last opened the queue; null when nobody ever has. */
export async function lastQueueLook(db: Db | Tx): Promise<Date | null> {
  const row = await db
    .selectFrom("queue_look")
    .select(({ fn }) => fn.max("looked_at").as("at"))
    .executeTakeFirst();
  return row?.at ?? null;
}
