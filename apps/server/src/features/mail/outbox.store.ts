import type { MailKind, MailState } from "@saywell/contract";
import { sql } from "kysely";
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
  kind?: MailKind | undefined;
  /** A part of the address. */
  q?: string | undefined;
  /** Only those written before the one of this number. */
  before?: number | undefined;
  limit: number;
}

/** Latest first. */
export async function listMails(db: Db, wish: Wish): Promise<MailRow[]> {
  const { state, kind, q, before, limit } = wish;
  const rows = await db
    .selectFrom("mail")
    .select(columns)
    .$if(state !== undefined, (query) => query.where("state", "=", state!))
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
    .$if(q !== undefined && q !== "", (query) =>
      query.where(sql<boolean>`strpos(lower(to_address), lower(${q})) > 0`),
    )
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

/** Those written while no mail server was set wait to be sent from now on. Answers which. */
export async function markUnsentWaiting(tx: Tx): Promise<string[]> {
  const rows = await tx
    .updateTable("mail")
    .set({ state: "WAITING", attempts: 0, last_error: null, next_try_at: null })
    .where("state", "=", "NOT_SENT")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Answers how many they were. */
export async function deleteUnsent(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("mail")
    .where("state", "=", "NOT_SENT")
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
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
