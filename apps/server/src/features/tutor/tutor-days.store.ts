import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** Somebody's own day, `YYYY-MM-DD`. */
interface OwnDay {
  accountId: string;
  day: string;
}

/**
 * Messages to the AI teacher on that day so far. The row is locked until the transaction ends, so that
 * two messages at the same time, from whatever process, are counted one after the other.
 */
export async function lockMessages(tx: Tx, { accountId, day }: OwnDay): Promise<number> {
  const { rows } = await sql<{ messages: number }>`
    insert into tutor_day (account_id, day) values (${accountId}::uuid, ${day}::date)
    on conflict (account_id, day) do update set messages = tutor_day.messages
    returning messages`.execute(tx);
  return rows[0]!.messages;
}

/**
 * One more on that day. Days that are over everywhere are of no use any more; yesterday is today again for
 * whoever moves to another zone.
 */
export async function countMessage(tx: Tx, { accountId, day }: OwnDay): Promise<void> {
  await sql`
    update tutor_day set messages = messages + 1
    where account_id = ${accountId}::uuid and day = ${day}::date`.execute(tx);
  await sql`
    delete from tutor_day
    where account_id = ${accountId}::uuid and day < ${day}::date - 2`.execute(tx);
}

/** Messages to the AI teacher on a day of somebody's, `YYYY-MM-DD`, so far. */
export async function messagesOn(from: Db | Tx, accountId: string, day: string): Promise<number> {
  const { rows } = await sql<{ messages: number }>`
    select messages from tutor_day
    where account_id = ${accountId}::uuid and day = ${day}::date`.execute(from);
  return rows[0]?.messages ?? 0;
}
