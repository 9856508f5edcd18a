import type {
  AgeBand,
  QueueSection,
  Report,
  ReportPlace,
  ReportState,
  Role,
} from "@saywell/contract";
import { severities, severityOf } from "@saywell/moderation";
import { type RawBuilder, sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";
import type { Accounts } from "../case-accounts.store";
import type { Staff, WhoMayKnow } from "./who-may-know.store";

export interface NewReport {
  source: Report["source"];
  reason: Report["reason"];
  isSafeguarding: boolean;
  /** Reported by, or found in the words of, a guest or somebody of the demo. */
  isFromGuest: boolean;
  note: string;
  reporterId: string | null;
  aboutId: string;
  roomId: string | null;
  saidTo: ReportPlace | null;
  messageId: string | null;
  content: string | null;
  messageAt: Date | null;
  context: Report["context"];
  createdAt: Date;
}

/** Undefined when this person has reported this message before. */
export async function insertReport(tx: Tx, report: NewReport): Promise<string | undefined> {
  const row = await tx
    .insertInto("report")
    .values({
      source: report.source,
      reason: report.reason,
      is_safeguarding: report.isSafeguarding,
      is_from_guest: report.isFromGuest,
      note: report.note,
      reporter_id: report.reporterId,
      about_id: report.aboutId,
      room_id: report.roomId,
      said_to: report.saidTo,
      message_id: report.messageId,
      content: report.content,
      message_at: report.messageAt,
      context: JSON.stringify(report.context),
      created_at: report.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** What is open of one reporter about one person: in all, and about the person as such. */
export async function countOpenOf(
  db: Db | Tx,
  reporterId: string,
  aboutId: string,
): Promise<{ all: number; aboutPerson: number }> {
  return await db
    .selectFrom("report")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere("content", "is", null).as("aboutPerson"),
    ])
    .where("reporter_id", "=", reporterId)
    .where("about_id", "=", aboutId)
    .where("state", "=", "OPEN")
    .executeTakeFirstOrThrow();
}

/** What open alerts of the filter about a person quote, at most so many, the latest first. */
export async function listAlerted(
  db: Db | Tx,
  { aboutId, reason, limit }: { aboutId: string; reason: Report["reason"]; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("report")
    .select("content")
    .where("source", "=", "FILTER")
    .where("about_id", "=", aboutId)
    .where("reason", "=", reason)
    .where("state", "=", "OPEN")
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ content }) => content ?? "");
}

/** How many open alerts of the filter have this note. */
export async function countAlertsNoted(db: Db | Tx, note: string): Promise<number> {
  const { count } = await db
    .selectFrom("report")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("source", "=", "FILTER")
    .where("state", "=", "OPEN")
    .where("note", "=", note)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface ReportRow {
  id: string;
  source: Report["source"];
  reason: string;
  isSafeguarding: boolean;
  note: string;
  state: Report["state"];
  content: string | null;
  messageId: string | null;
  messageAt: Date | null;
  context: unknown;
  createdAt: Date;
  decidedAt: Date | null;
  decisionNote: string | null;
  saidTo: string | null;
  reporterId: string | null;
  reporterName: string | null;
  reporterAgeBand: AgeBand | null;
  reporterRole: Role | null;
  aboutId: string | null;
  aboutName: string | null;
  aboutAgeBand: AgeBand | null;
  aboutRole: Role | null;
  aboutTimeZone: string | null;
  roomId: string | null;
  roomName: string | null;
  deciderId: string | null;
  deciderName: string | null;
}

export interface GroupRow {
  aboutId: string;
  aboutName: string;
  isSafeguarding: boolean;
  isOnlyGuests: boolean;
  severity: number;
  count: number;
  registered: number;
  guests: number;
  filter: number;
  reasons: Report["reason"][];
  oldest: Date;
  newest: Date;
}

/** Where a page of the queue ends: the rank of its last group. */
export type QueuePlace = readonly [
  isUsual: number,
  isOnlyGuests: number,
  minusSeverity: number,
  oldest: string,
  aboutId: string,
];

/** As much of the rooms as is read here. */
export interface Rooms {
  cards: (db: Db | Tx) => Rows<{
    id: string;
    name: string;
    owner_id: string | null;
    audience: string;
    is_private: boolean;
    is_demo: boolean;
  }>;
}

export type ReportsStore = ReturnType<typeof createReportsStore>;

interface Reads {
  accounts: Accounts;
  rooms: Rooms;
  may: WhoMayKnow;
}

/** Open ones first: danger before all, accounts before guests, then the oldest. Of decided ones the latest first. */
const queueOrder = sql`
  report.state = 'OPEN' desc,
  report.state = 'OPEN' and report.is_safeguarding desc,
  report.state = 'OPEN' and not report.is_from_guest desc,
  report.decided_at desc nulls first,
  report.created_at,
  report.id`;

const severity = sql`case report.reason
  ${sql.join(
    Object.entries(severityOf).map(
      ([reason, name]) => sql`when ${sql.lit(reason)} then ${sql.lit(severities.indexOf(name))}`,
    ),
    sql` `,
  )}
  else 1 end`;

const inSection = (section: QueueSection) =>
  sql<boolean>`report.is_safeguarding = ${section === "safeguarding"}`;

/** Reports with the names of those they are about, as those read them who may know of them. */
export function createReportsStore({ accounts, rooms, may }: Reads) {
  const joined = (db: Db | Tx) =>
    db
      .selectFrom("report")
      .leftJoin(accounts.cards(db).as("reporter"), "reporter.id", "report.reporter_id")
      .leftJoin(accounts.cards(db).as("about"), "about.id", "report.about_id")
      .leftJoin(rooms.cards(db).as("room"), "room.id", "report.room_id");

  /** What one of the staff may know of. */
  const knownTo = (db: Db | Tx, staffId: string) =>
    joined(db)
      .innerJoin(accounts.cards(db).as("staff"), (join) => join.on("staff.id", "=", staffId))
      .where(may.mayKnow(db, "staff"));

  const rows = (db: Db | Tx, staffId: string) =>
    knownTo(db, staffId)
      .leftJoin(accounts.cards(db).as("decider"), "decider.id", "report.decided_by")
      .select([
        "report.id",
        "report.source",
        "report.reason",
        "report.is_safeguarding as isSafeguarding",
        "report.note",
        "report.state",
        "report.content",
        "report.message_id as messageId",
        "report.message_at as messageAt",
        "report.context",
        "report.created_at as createdAt",
        "report.decided_at as decidedAt",
        "report.decision_note as decisionNote",
        "report.said_to as saidTo",
        "reporter.id as reporterId",
        "reporter.shown_name as reporterName",
        "reporter.age_band as reporterAgeBand",
        "reporter.role as reporterRole",
        "about.id as aboutId",
        "about.shown_name as aboutName",
        "about.age_band as aboutAgeBand",
        "about.role as aboutRole",
        "about.time_zone as aboutTimeZone",
        "room.id as roomId",
        "room.name as roomName",
        "decider.id as deciderId",
        "decider.shown_name as deciderName",
      ]);

  async function list(
    db: Db | Tx,
    staffId: string,
    wish: {
      state: Report["state"] | undefined;
      section: QueueSection | undefined;
      aboutId: string | undefined;
      limit: number;
    },
  ): Promise<ReportRow[]> {
    const { state, section, aboutId, limit } = wish;
    return await rows(db, staffId)
      .$if(state !== undefined, (query) => query.where("report.state", "=", state!))
      .$if(section !== undefined, (query) => query.where(inSection(section!)))
      .$if(aboutId !== undefined, (query) => query.where("report.about_id", "=", aboutId!))
      .orderBy(queueOrder)
      .limit(limit)
      .execute();
  }

  /** Undefined for who may not know of it. */
  /** The same for a condition in a query of something that names a report. */
  const mayKnowOf = (
    db: Db | Tx,
    staffId: string,
    reportId: RawBuilder<string>,
  ): RawBuilder<boolean> =>
    sql<boolean>`exists (${knownTo(db, staffId).select("report.id").where("report.id", "=", reportId)})`;

  async function read(db: Db | Tx, staffId: string, reportId: string) {
    return await rows(db, staffId).where("report.id", "=", reportId).executeTakeFirst();
  }

  /** What is open about a person, as a group of the queue was read. Call after `lockOpenAbout`. */
  async function listGroup(
    db: Db | Tx,
    staffId: string,
    { aboutId, section, newest }: { aboutId: string; section: QueueSection; newest: Date },
  ): Promise<ReportRow[]> {
    return await rows(db, staffId)
      .where("report.about_id", "=", aboutId)
      .where("report.state", "=", "OPEN")
      .where(inSection(section))
      .where("report.created_at", "<=", newest)
      .orderBy("report.created_at", "desc")
      .orderBy("report.id")
      .execute();
  }

  /** Whether somebody may know of any report about a person, however it was decided. */
  async function hasKnownAbout(db: Db | Tx, staffId: string, aboutId: string): Promise<boolean> {
    const row = await knownTo(db, staffId)
      .select("report.id")
      .where("report.about_id", "=", aboutId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whom something is open about, the gravest first, so many after a place. */
  async function listGroups(
    db: Db | Tx,
    staffId: string,
    wish: { section: QueueSection | undefined; after: QueuePlace | undefined; limit: number },
  ): Promise<GroupRow[]> {
    const { section, after, limit } = wish;
    const open = knownTo(db, staffId)
      .where("report.state", "=", "OPEN")
      .$if(section !== undefined, (query) => query.where(inSection(section!)))
      .select([
        "about.id as aboutId",
        "about.shown_name as aboutName",
        "report.is_safeguarding as isSafeguarding",
        "report.is_from_guest as isFromGuest",
        "report.source",
        "report.reporter_id as reporterId",
        "report.reason",
        "report.created_at as createdAt",
        sql<number>`${severity}`.as("severity"),
      ])
      .where("about.id", "is not", null);
    const { rows: found } = await sql<GroupRow>`
      with grouped as (
        select
          "aboutId", "aboutName", "isSafeguarding",
          bool_and("isFromGuest") as "isOnlyGuests",
          max(severity)::int as severity,
          count(*)::int as count,
          (count(distinct "reporterId") filter (where source = 'PERSON' and not "isFromGuest"))::int as registered,
          (count(distinct "reporterId") filter (where source = 'PERSON' and "isFromGuest"))::int as guests,
          (count(*) filter (where source = 'FILTER'))::int as filter,
          array_agg(reason order by severity desc, reason) as reasons,
          min("createdAt") as oldest,
          max("createdAt") as newest
        from ${open} as open
        group by "aboutId", "aboutName", "isSafeguarding"
      )
      select * from grouped
      where ${after === undefined} or (
        (not "isSafeguarding")::int, "isOnlyGuests"::int, -severity, oldest, "aboutId"
      ) > (
        ${after?.[0] ?? 0}::int, ${after?.[1] ?? 0}::int, ${after?.[2] ?? 0}::int,
        ${after?.[3] ?? "epoch"}::timestamptz, ${after?.[4] ?? noAccount}::uuid
      )
      order by (not "isSafeguarding")::int, "isOnlyGuests"::int, -severity, oldest, "aboutId"
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

  /** What is open in the whole school, and of that what none of its staff may look at. */
  async function countOpen(db: Db | Tx) {
    return await joined(db)
      .where("report.state", "=", "OPEN")
      .select([
        sql<number>`(count(*) filter (where report.is_safeguarding))::int`.as("safeguarding"),
        sql<number>`(count(*) filter (where not report.is_safeguarding))::int`.as("reports"),
        sql<number>`(count(*) filter (where not ${may.isWatched(db)}))::int`.as("unwatched"),
        sql<Date | null>`min(report.created_at)`.as("oldest"),
      ])
      .executeTakeFirstOrThrow();
  }

  /** How many of the school's own staff can log in. */
  async function countStaff(db: Db | Tx): Promise<{ admins: number; teachers: number }> {
    return await db
      .selectFrom(accounts.cards(db).as("staff"))
      .where(may.isOfSchool("staff"))
      .select([
        sql<number>`(count(*) filter (where staff.role = 'ADMIN'))::int`.as("admins"),
        sql<number>`(count(*) filter (where staff.role = 'TEACHER'))::int`.as("teachers"),
      ])
      .executeTakeFirstOrThrow();
  }

  /** Who of the school's own staff may look at a report. */
  async function listWatchers(db: Db | Tx, reportId: string): Promise<Staff[]> {
    return await joined(db)
      .innerJoin(accounts.profiles(db).as("staff"), (join) => join.on(may.isOfSchool("staff")))
      .where("report.id", "=", reportId)
      .where(may.mayLook(db, "staff"))
      .select(["staff.id", "staff.role", "staff.email"])
      .orderBy("staff.id")
      .execute();
  }

  return {
    list,
    mayKnowOf,
    read,
    listGroup,
    hasKnownAbout,
    listGroups,
    countWaiting,
    countOpen,
    countStaff,
    listWatchers,
  };
}

const noAccount = "00000000-0000-0000-0000-000000000000";

/** Others who would decide wait until the transaction ends. */
export async function lockReport(tx: Tx, reportId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("report")
    .select("id")
    .where("id", "=", reportId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for all that is open about a person. */
export async function lockOpenAbout(tx: Tx, aboutId: string): Promise<void> {
  await tx
    .selectFrom("report")
    .select("id")
    .where("about_id", "=", aboutId)
    .where("state", "=", "OPEN")
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function markDecided(
  tx: Tx,
  reportIds: readonly string[],
  decided: { state: Exclude<ReportState, "OPEN">; by: string; note: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("report")
    .set({
      state: decided.state,
      decided_by: decided.by,
      decided_at: decided.at,
      decision_note: decided.note,
    })
    .where(sql<boolean>`id = any(${sql.val([...reportIds])}::uuid[])`)
    .execute();
}
