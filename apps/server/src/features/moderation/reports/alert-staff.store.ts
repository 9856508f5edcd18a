import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";

export interface Alert {
  aboutId: string | null;
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
 * Whether the staff was told a while ago, and the alert still stands: of this person, or where it
 * comes from a guest, of any guest, of whom a moment makes as many as somebody likes.
 */
export async function wasToldSince(
  db: Db | Tx,
  alert: { aboutId: string | null; isFromGuest: boolean },
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
