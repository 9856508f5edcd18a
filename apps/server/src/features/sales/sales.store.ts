import type { SalesRequestSize } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";

export interface NewRequest {
  name: string;
  email: string;
  organisation: string;
  people: SalesRequestSize;
  message: string;
  accountId: string | null;
  now: Date;
}

export async function insertRequest(tx: Tx, { accountId, now, ...said }: NewRequest) {
  await tx
    .insertInto("sales_request")
    .values({ ...said, account_id: accountId, created_at: now })
    .execute();
}

export interface StoredRequest extends Omit<NewRequest, "accountId" | "now"> {
  id: string;
  createdAt: Date;
  answeredAt: Date | null;
}

/** Latest first. */
export async function listRequests(db: Db, limit: number): Promise<StoredRequest[]> {
  const rows = await db
    .selectFrom("sales_request")
    .select(["id", "name", "email", "organisation", "people", "message"])
    .select(["created_at as createdAt", "answered_at as answeredAt"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, people: row.people }));
}

/** The first who says so is kept. False where there is no such request. */
export async function markAnswered(tx: Tx, requestId: string, now: Date): Promise<boolean> {
  const id = asUuid(requestId);
  if (id === null) return false;
  const { numUpdatedRows } = await tx
    .updateTable("sales_request")
    .set({ answered_at: sql<Date>`coalesce(answered_at, ${now})` })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteWrittenBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("sales_request").where("created_at", "<", moment).execute();
}

/** What was written from an address, in whatever case of letters. */
export async function deleteRequestsOf(tx: Tx, address: string | null): Promise<void> {
  if (address === null) return;
  await sql`delete from sales_request where lower(email) = lower(${address})`.execute(tx);
}
