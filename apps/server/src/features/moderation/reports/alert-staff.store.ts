import type { Report } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";

export interface Alert {
  aboutId: string | null;
  /** Null for what the filter found. */
  reporterId: string | null;
  isSafeguarding: boolean;
  isFromGuest: boolean;
  isTold: boolean;
}

/** A report that is open; others who would tell of it wait until the transaction ends. */
export async function lockAlert(tx: Tx, reportId: string): Promise<Alert | undefined> {
  return await tx
    .selectFrom("report")
    .select([
      "about_id as aboutId",
      "reporter_id as reporterId",
      "is_safeguarding as isSafeguarding",
      "is_from_guest as isFromGuest",
      sql<boolean>`alerted_at is not null`.as("isTold"),
    ])
    .where("id", "=", reportId)
    .where("state", "=", "OPEN")
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Whether the staff was told a while ago, and the alert still stands: of this person by the same
 * reporter, so that nobody's report holds back another's; or where it comes from a guest, of any
 * guest, of whom a moment makes as many as somebody likes.
 */
export async function wasToldSince(
  db: Db | Tx,
  alert: Pick<Alert, "aboutId" | "reporterId" | "isFromGuest">,
  { person, guests }: { person: Date; guests: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("report")
    .select("id")
    .where("is_safeguarding", "=", true)
    .where((told) =>
      told.or([
        told.and([
          told("about_id", "=", alert.aboutId),
          told("reporter_id", "is not distinct from", alert.reporterId),
          told("state", "=", "OPEN"),
          told("alerted_at", ">", person),
        ]),
        ...(alert.isFromGuest
          ? [told.and([told("is_from_guest", "=", true), told("alerted_at", ">", guests)])]
          : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markTold(tx: Tx, reportId: string, now: Date): Promise<void> {
  await tx.updateTable("report").set({ alerted_at: now }).where("id", "=", reportId).execute();
}

/** Open reports by people with a note, which are not held for danger. */
export async function listOrdinary(
  tx: Tx,
): Promise<{ id: string; reason: Report["reason"]; note: string }[]> {
  const rows = await tx
    .selectFrom("report")
    .select(["id", "reason", "note"])
    .where("state", "=", "OPEN")
    .where("source", "=", "PERSON")
    .where("is_safeguarding", "=", false)
    .where("note", "<>", "")
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, reason: row.reason as Report["reason"] }));
}

export async function markSafeguarding(tx: Tx, reportIds: readonly string[]): Promise<void> {
  await tx
    .updateTable("report")
    .set({ is_safeguarding: true })
    .where(sql<boolean>`id = any(${sql.val([...reportIds])}::uuid[])`)
    .execute();
}

/** The oldest open report of danger about each person of whom nobody was told. */
export async function listUntold(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom("report")
    .select("id")
    .distinctOn("about_id")
    .where("state", "=", "OPEN")
    .where("is_safeguarding", "=", true)
    .where("about_id", "is not", null)
    .where(
      sql<boolean>`not exists (
        select from report as told
        where told.about_id = report.about_id
          and told.state = 'OPEN' and told.is_safeguarding and told.alerted_at is not null
      )`,
    )
    .orderBy("about_id")
    .orderBy("created_at")
    .execute();
  return rows.map(({ id }) => id);
}
