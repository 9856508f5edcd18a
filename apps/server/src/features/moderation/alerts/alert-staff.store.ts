import type { Report } from "@saywell/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { Accounts } from "../case-accounts.store";

export interface Alert {
  aboutId: string | null;
  /** Null for what the filter found. */
  reporterId: string | null;
  isSafeguarding: boolean;
  isFromUnproved: boolean;
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
      "is_from_unproved as isFromUnproved",
      sql<boolean>`alerted_at is not null`.as("isTold"),
    ])
    .where("id", "=", reportId)
    .where("state", "=", "OPEN")
    .forUpdate()
    .executeTakeFirst();
}

/**
 * How often the staff was told since then: of this person by the same reporter, where that still
 * stands; by this reporter of anybody; and by anybody who reported this person. What nobody vouches
 * for is counted by itself.
 */
export async function countTold(
  db: Db | Tx,
  { aboutId, reporterId }: Pick<Alert, "aboutId" | "reporterId">,
  since: Date,
): Promise<{ same: number; byReporter: number; aboutPerson: number }> {
  const about = sql`about_id = ${aboutId}`;
  const by = sql`reporter_id is not distinct from ${reporterId}::uuid`;
  const counted = (condition: RawBuilder<unknown>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  return await db
    .selectFrom("report")
    .select([
      counted(sql`${about} and ${by} and state = 'OPEN'`).as("same"),
      counted(sql`source = 'PERSON' and ${by}`).as("byReporter"),
      counted(sql`source = 'PERSON' and ${about}`).as("aboutPerson"),
    ])
    .where("is_safeguarding", "=", true)
    .where("is_from_unproved", "=", false)
    .where("alerted_at", ">", since)
    .executeTakeFirstOrThrow();
}

/** Others who would tell of reports by those for whom nobody vouches wait until the transaction ends. */
export async function lockUnproved(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('alerts of the unproved', 0))`.execute(
    tx,
  );
}

/** When the staff was last told of danger by those for whom nobody vouches, and how often since then. */
export async function toldOfUnproved(
  tx: Tx,
  since: Date,
): Promise<{ last: Date | null; mails: number }> {
  return await tx
    .selectFrom("report")
    .select((report) => report.fn.max("alerted_at").as("last"))
    // All that one mail tells of has the same moment.
    .select(
      sql<number>`(count(distinct alerted_at) filter (where alerted_at > ${since}))::int`.as(
        "mails",
      ),
    )
    .where("is_safeguarding", "=", true)
    .where("is_from_unproved", "=", true)
    .executeTakeFirstOrThrow();
}

/**
 * Of which open ones nobody was told yet; those that another transaction holds it tells of itself.
 * One is pressing where somebody who signed up, or is under 18, wrote it of themselves, and the staff
 * was not told so of them since then.
 */
export async function listUntoldOfUnproved(
  tx: Tx,
  { cards }: Pick<Accounts, "cards">,
  { since, limit }: { since: Date; limit: number },
): Promise<{ id: string; isPressing: boolean }[]> {
  return await tx
    .selectFrom("report")
    .select("id")
    .select(
      sql<boolean>`(
        source = 'FILTER'
        and exists (
          select from ${cards(tx)} as about
          where about.id = report.about_id
            and not about.is_demo
            and (about.is_registered or about.age_band in ('UNDER_13', 'AGE_13_TO_17'))
        )
        and not exists (
          select from report as told
          where told.about_id = report.about_id
            and told.source = 'FILTER'
            and told.is_safeguarding
            and told.state = 'OPEN'
            and told.alerted_at > ${since}
        )
      )`.as("isPressing"),
    )
    .where("state", "=", "OPEN")
    .where("is_safeguarding", "=", true)
    .where("is_from_unproved", "=", true)
    .where("alerted_at", "is", null)
    .orderBy("isPressing", "desc")
    .orderBy("created_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markTold(tx: Tx, reportIds: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable("report")
    .set({ alerted_at: now })
    .where(sql<boolean>`id = any(${sql.val([...reportIds])}::uuid[])`)
    .execute();
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
