import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export async function deleteWrittenBefore(db: Db, moment: Date): Promise<void> {
  await sql`delete from mail where created_at < ${moment}`.execute(db);
}

export async function listWaiting(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("mail").select("id").where("state", "=", "WAITING").execute();
  return rows.map(({ id }) => id);
}

export async function markAbandoned(tx: Tx, mailId: string, reason: string): Promise<void> {
  await sql`
    update mail set state = 'FAILED', last_error = ${reason}, next_try_at = null
    where id = ${mailId} and state = 'WAITING'`.execute(tx);
}
