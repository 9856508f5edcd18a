import type { QueueSection, Report } from "@saywell/contract";
import { severities, severityOf } from "@saywell/moderation";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { Place } from "../../../pages";
import { classesOf, inSection, type Reads, reportsKnownTo } from "./known-reports.store";

export interface GroupRow {
  aboutId: string;
  aboutName: string;
  aboutClasses: string[];
  isSafeguarding: boolean;
  /** How well it is founded, the best first. */
  rank: number;
  /** Of danger: about somebody who is under 18 or in a class. */
  isOfChild: boolean;
  /** Of danger: nothing of it is of the last day. */
  isOld: boolean;
  severity: number;
  count: number;
  proved: number;
  unproved: number;
  filter: number;
  reasons: Report["reason"][];
  oldest: Date;
  newest: Date;
}

/** Where a page of the queue ends: the place of its last group. */
export const queuePlace = [
  "number",
  "number",
  "number",
  "number",
  "number",
  "instant",
  "uuid",
] as const;
export const placeOfGroup = (row: GroupRow): Place => [
  row.isSafeguarding ? "0" : "1",
  String(row.rank),
  row.isOfChild ? "0" : "1",
  row.isOld ? "1" : "0",
  String(row.severity),
  row.oldest.toISOString(),
  row.aboutId,
];

export type QueueStore = ReturnType<typeof createQueueStore>;

const severity = sql`case report.reason
  ${sql.join(
    Object.entries(severityOf).map(
      ([reason, name]) => sql`when ${sql.lit(reason)} then ${sql.lit(severities.indexOf(name))}`,
    ),
    sql` `,
  )}
  else 1 end`;

/** Of so many people in danger one reporter tells before all who wrote of themselves; of more, after them. */
const mostToldFirst = 2;

/**
 * How well what is open about a person is founded. Of danger first what somebody wrote of themselves
 * for whom anybody vouches, since one person is one group; then what proved people report, each of
 * whom can name many; then the cries of others who signed up; then the rest of what each of the
 * proved reports, and all else. Of other reports those by proved people come first.
 */
const rank = sql`case
  when not "isSafeguarding" then bool_and("isFromUnproved")::int
  else min(case
    when source = 'FILTER' and not "isFromUnproved" then 0
    when not "isFromUnproved" and "toldAs" <= ${sql.lit(mostToldFirst)} then 1
    when source = 'FILTER' and "isSignedUp" then 2
    when not "isFromUnproved" then 3
    else 4
  end)
end`;

const order = sql`
  (not "isSafeguarding")::int, rank, (not "isOfChild")::int, "isOld"::int, -severity, oldest, "aboutId"`;

/** The queue: whom something is open about, as those read it who may know of it. */
export function createQueueStore(reads: Reads) {
  const knownTo = (db: Db | Tx, staffId: string) => reportsKnownTo(db, reads, staffId);

  /** Whom something is open about, the gravest first, so many after a place. */
  async function listGroups(
    db: Db | Tx,
    staffId: string,
    wish: {
      section: QueueSection | undefined;
      after: Place | null;
      limit: number;
      /** Danger with nothing after this moment is old. */
      dayAgo: Date;
    },
  ): Promise<GroupRow[]> {
    const { section, after, limit, dayAgo } = wish;
    const open = knownTo(db, staffId)
      .where("report.state", "=", "OPEN")
      .$if(section !== undefined, (query) => query.where(inSection(section!)))
      .select([
        "about.id as aboutId",
        "about.shown_name as aboutName",
        classesOf(db, reads, "about").as("aboutClasses"),
        "report.is_safeguarding as isSafeguarding",
        "report.is_from_unproved as isFromUnproved",
        "report.source",
        "report.reporter_id as reporterId",
        "report.reason",
        "report.created_at as createdAt",
        sql<number>`${severity}`.as("severity"),
        sql<boolean>`about.is_registered and not about.is_demo`.as("isSignedUp"),
        sql<boolean>`about.age_band in ('UNDER_13', 'AGE_13_TO_17') or exists (
          select from ${reads.classes.students(db)} as student where student.account_id = about.id
        )`.as("isOfChild"),
      ])
      .where("about.id", "is not", null);
    const { rows: found } = await sql<GroupRow>`
      with open as (
        select *, min("createdAt") over (
          partition by "isSafeguarding", "reporterId", "aboutId"
        ) as "toldAt"
        from ${open} as open
      ),
      told as (
        select *, dense_rank() over (
          partition by "isSafeguarding", "reporterId" order by "toldAt", "aboutId"
        ) as "toldAs"
        from open
      ),
      grouped as (
        select
          "aboutId", "aboutName", "aboutClasses", "isSafeguarding",
          ${rank} as rank,
          "isSafeguarding" and "isOfChild" as "isOfChild",
          "isSafeguarding" and max("createdAt") < ${dayAgo} as "isOld",
          max(severity)::int as severity,
          count(*)::int as count,
          (count(distinct "reporterId") filter (where source = 'PERSON' and not "isFromUnproved"))::int as proved,
          (count(distinct "reporterId") filter (where source = 'PERSON' and "isFromUnproved"))::int as unproved,
          (count(*) filter (where source = 'FILTER'))::int as filter,
          array_agg(reason order by severity desc, reason) as reasons,
          min("createdAt") as oldest,
          max("createdAt") as newest
        from told
        group by "aboutId", "aboutName", "aboutClasses", "isSafeguarding", "isOfChild"
      )
      select * from grouped
      ${
        after === null
          ? sql``
          : sql`where (${order}) > (
              ${after[0]}::bigint, ${after[1]}::bigint, ${after[2]}::bigint, ${after[3]}::bigint,
              -(${after[4]}::bigint), ${after[5]}::timestamptz, ${after[6]}::uuid
            )`
      }
      order by ${order}
      limit ${limit}`.execute(db);
    return found;
  }

  /** How many people there is something open about. */
  async function countWaiting(
    db: Db | Tx,
    staffId: string,
  ): Promise<{ safeguarding: number; reports: number }> {
    const people = (section: QueueSection) =>
      sql<number>`(count(distinct report.about_id) filter (where ${inSection(section)}))::int`;
    return await knownTo(db, staffId)
      .where("report.state", "=", "OPEN")
      .select([people("safeguarding").as("safeguarding"), people("reports").as("reports")])
      .executeTakeFirstOrThrow();
  }

  return { listGroups, countWaiting };
}
