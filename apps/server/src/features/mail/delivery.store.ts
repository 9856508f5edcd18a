import type { MailKind } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface MailToSend {
  id: string;
  to: string;
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  attempts: number;
}

/** One that still waits. */
export async function findToSend(db: Db, mailId: string): Promise<MailToSend | undefined> {
  const found = await db
    .selectFrom("mail")
    .select(["id", "to_address as to", "kind", "subject", "text", "html", "attempts"])
    .where("id", "=", mailId)
    .where("state", "=", "WAITING")
    .executeTakeFirst();
  return found as MailToSend | undefined;
}

/** The words go where they held a link: whoever has it may act by it. */
export async function markSent(tx: Tx, mailId: string, now: Date): Promise<void> {
  await sql`
    update mail
    set state = 'SENT', sent_at = ${now}, attempts = attempts + 1, next_try_at = null,
      last_error = null,
      text = case when has_link then null else text end,
      html = case when has_link then null else html end
    where id = ${mailId} and state = 'WAITING'`.execute(tx);
}

export async function markTriedInVain(
  tx: Tx,
  mailId: string,
  { reason, nextTryAt }: { reason: string; nextTryAt: Date },
): Promise<void> {
  await sql`
    update mail
    set attempts = attempts + 1, last_error = ${reason}, next_try_at = ${nextTryAt}
    where id = ${mailId} and state = 'WAITING'`.execute(tx);
}

export async function markFailed(tx: Tx, mailId: string, reason: string): Promise<void> {
  await sql`
    update mail
    set state = 'FAILED', attempts = attempts + 1, last_error = ${reason}, next_try_at = null
    where id = ${mailId} and state = 'WAITING'`.execute(tx);
}

export async function markNotSent(tx: Tx, mailId: string): Promise<void> {
  await sql`
    update mail set state = 'NOT_SENT', next_try_at = null
    where id = ${mailId} and state = 'WAITING'`.execute(tx);
}
