import type { MailKind, MailState } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface MailRow {
  id: string;
  seq: number;
  to: string;
  accountId: string | null;
  kind: MailKind;
  subject: string;
  state: MailState;
  attempts: number;
  nextTryAt: Date | null;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

const columns = [
  "id",
  "seq",
  "to_address as to",
  "account_id as accountId",
  "kind",
  "subject",
  "state",
  "attempts",
  "next_try_at as nextTryAt",
  "last_error as lastError",
  "created_at as createdAt",
  "sent_at as sentAt",
] as const;

interface Wish {
  state?: MailState | undefined;
  /** Only those written before the one of this number. */
  before?: number | undefined;
  limit: number;
}

/** Latest first. */
export async function listMails(db: Db, { state, before, limit }: Wish): Promise<MailRow[]> {
  const rows = await db
    .selectFrom("mail")
    .select(columns)
    .$if(state !== undefined, (query) => query.where("state", "=", state!))
    .$if(before !== undefined, (query) => query.where("seq", "<", before!))
    .orderBy("seq", "desc")
    .limit(limit)
    .execute();
  return rows as MailRow[];
}

export async function findMail(
  db: Db | Tx,
  id: string,
): Promise<(MailRow & { text: string | null; html: string | null }) | undefined> {
  const found = await db
    .selectFrom("mail")
    .select([...columns, "text", "html"])
    .where("id", "=", id)
    .executeTakeFirst();
  return found as (MailRow & { text: string | null; html: string | null }) | undefined;
}

/** Undefined where it is not one that was refused or kept back: two admins may ask at once. */
export async function sendAgain(tx: Tx, id: string): Promise<MailRow | undefined> {
  const found = await tx
    .updateTable("mail")
    .set({ state: "WAITING", attempts: 0, last_error: null, next_try_at: null })
    .where("id", "=", id)
    .where("state", "in", ["FAILED", "NOT_SENT"])
    .returning(columns)
    .executeTakeFirst();
  return found as MailRow | undefined;
}

export async function deleteWrittenBefore(db: Db, moment: Date): Promise<void> {
  await sql`delete from mail where created_at < ${moment}`.execute(db);
}
