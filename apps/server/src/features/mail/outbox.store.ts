import type { MailKind, MailState } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";

export interface MailRow {
  id: string;
  seq: number;
  to: string;
  accountId: string | null;
  aboutId: string | null;
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
  "about_id as aboutId",
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

/** Holds back whoever else would send it again or say that it failed. */
export async function lockState(tx: Tx, id: string): Promise<MailState | undefined> {
  const found = await tx
    .selectFrom("mail")
    .select("state")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return found?.state;
}

export async function markWaiting(tx: Tx, id: string): Promise<MailRow> {
  const found = await tx
    .updateTable("mail")
    .set({ state: "WAITING", attempts: 0, last_error: null, next_try_at: null })
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return found as MailRow;
}
