import type { MailKind, MailState } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface NewMail {
  to: string;
  accountId: string | null;
  aboutId: string | null;
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  hasLink: boolean;
  state: Extract<MailState, "WAITING" | "NOT_SENT">;
  now: Date;
}

/** Answers their ids. */
export async function insertMails(tx: Tx, mails: readonly NewMail[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into mail
      (to_address, account_id, about_id, kind, subject, text, html, has_link, state, created_at)
    select * from unnest(
      ${mails.map(({ to }) => to)}::text[],
      ${mails.map(({ accountId }) => accountId)}::uuid[],
      ${mails.map(({ aboutId }) => aboutId)}::uuid[],
      ${mails.map(({ kind }) => kind)}::text[],
      ${mails.map(({ subject }) => subject)}::text[],
      ${mails.map(({ text }) => text)}::text[],
      ${mails.map(({ html }) => html)}::text[],
      ${mails.map(({ hasLink }) => hasLink)}::boolean[],
      ${mails.map(({ state }) => state)}::text[],
      ${mails.map(({ now }) => now)}::timestamptz[]
    )
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Which of these could not be sent, and are not tried again. */
export async function listFailedOf(db: Db | Tx, mailIds: readonly string[]): Promise<Set<string>> {
  if (mailIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("mail")
    .select("id")
    .where("id", "in", mailIds)
    .where("state", "=", "FAILED")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The mails of a kind to these addresses that could not be sent, latest first. */
export async function listFailed(
  db: Db | Tx,
  kind: MailKind,
  addresses: readonly string[],
): Promise<{ to: string; at: Date; reason: string }[]> {
  return await db
    .selectFrom("mail")
    .select(["to_address as to", "created_at as at"])
    .select(sql<string>`coalesce(last_error, '')`.as("reason"))
    .where("state", "=", "FAILED")
    .where("kind", "=", kind)
    .where(sql<boolean>`to_address = any(${sql.val([...addresses])}::text[])`)
    .orderBy("seq", "desc")
    .execute();
}
