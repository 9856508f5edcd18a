import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";

/** When somebody read these reports: answers those that they had not read since a moment. */
export async function noteLooks(
  tx: Tx,
  look: { accountId: string; reportIds: readonly string[]; now: Date; since: Date },
): Promise<string[]> {
  const { accountId, reportIds, now, since } = look;
  const { rows } = await sql<{ report_id: string }>`
    insert into report_look (report_id, account_id, looked_at)
    select unnest(${sql.val([...reportIds])}::uuid[]), ${accountId}::uuid, ${now}
    on conflict (report_id, account_id) do update set looked_at = excluded.looked_at
    where report_look.looked_at <= ${since}
    returning report_id`.execute(tx);
  return rows.map((row) => row.report_id);
}

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
