import type { Report, ReportState } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";
import type { Accounts } from "../case-accounts.store";

export interface NewReport {
  source: Report["source"];
  reason: Report["reason"];
  note: string;
  reporterId: string | null;
  aboutId: string;
  roomId: string | null;
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
      note: report.note,
      reporter_id: report.reporterId,
      about_id: report.aboutId,
      room_id: report.roomId,
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

/** An open report about a person as such, not about a message of theirs. */
export async function hasOpenReportAbout(
  db: Db | Tx,
  reporterId: string,
  aboutId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("report")
    .select("id")
    .where("reporter_id", "=", reporterId)
    .where("about_id", "=", aboutId)
    .where("content", "is", null)
    .where("state", "=", "OPEN")
    .executeTakeFirst();
  return row !== undefined;
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
  note: string;
  state: Report["state"];
  content: string | null;
  messageId: string | null;
  messageAt: Date | null;
  context: unknown;
  createdAt: Date;
  decidedAt: Date | null;
  reporterId: string | null;
  reporterName: string | null;
  aboutId: string | null;
  aboutName: string | null;
  roomId: string | null;
  roomName: string | null;
  deciderId: string | null;
  deciderName: string | null;
  /** Whether it is about the demo school's rooms or people. */
  isOfDemo: boolean;
}

/** As much of the rooms as is read here. */
export interface Rooms {
  cards: (
    db: Db | Tx,
  ) => Rows<{ id: string; name: string; owner_id: string | null; is_demo: boolean }>;
}

const ofDemo = sql<boolean>`(
  coalesce(room.is_demo, false) or coalesce(about.is_demo, false)
  or coalesce(reporter.is_demo, false) or coalesce(owner.is_demo, false)
)`;

export type ReportsStore = ReturnType<typeof createReportsStore>;

/** Reports with the names of those they are about, as teachers read them. */
export function createReportsStore({ accounts, rooms }: { accounts: Accounts; rooms: Rooms }) {
  const reports = (db: Db | Tx) =>
    db
      .selectFrom("report")
      .leftJoin(accounts.cards(db).as("reporter"), "reporter.id", "report.reporter_id")
      .leftJoin(accounts.cards(db).as("about"), "about.id", "report.about_id")
      .leftJoin(accounts.cards(db).as("decider"), "decider.id", "report.decided_by")
      .leftJoin(rooms.cards(db).as("room"), "room.id", "report.room_id")
      .leftJoin(accounts.cards(db).as("owner"), "owner.id", "room.owner_id")
      .select([
        "report.id",
        "report.source",
        "report.reason",
        "report.note",
        "report.state",
        "report.content",
        "report.message_id as messageId",
        "report.message_at as messageAt",
        "report.context",
        "report.created_at as createdAt",
        "report.decided_at as decidedAt",
        "reporter.id as reporterId",
        "reporter.shown_name as reporterName",
        "about.id as aboutId",
        "about.shown_name as aboutName",
        "room.id as roomId",
        "room.name as roomName",
        "decider.id as deciderId",
        "decider.shown_name as deciderName",
        ofDemo.as("isOfDemo"),
      ]);

  /** Open ones first: self-harm before all, then the oldest. Of decided ones the latest first. */
  async function list(
    db: Db | Tx,
    wish: { state: Report["state"] | undefined; onlyDemo: boolean; limit: number },
  ): Promise<ReportRow[]> {
    const { state, onlyDemo, limit } = wish;
    return await reports(db)
      .$if(onlyDemo, (query) => query.where(ofDemo))
      .$if(state !== undefined, (query) => query.where("report.state", "=", state!))
      .orderBy(sql`report.state = 'OPEN'`, "desc")
      .orderBy(sql`report.state = 'OPEN' and report.reason = 'SELF_HARM'`, "desc")
      .orderBy("report.decided_at", (order) => order.desc().nullsFirst())
      .orderBy("report.created_at")
      .orderBy("report.id")
      .limit(limit)
      .execute();
  }

  async function read(db: Db | Tx, reportId: string): Promise<ReportRow> {
    return await reports(db).where("report.id", "=", reportId).executeTakeFirstOrThrow();
  }

  return { list, read };
}

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

export async function markDecided(
  tx: Tx,
  reportId: string,
  decided: { state: Exclude<ReportState, "OPEN">; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("report")
    .set({ state: decided.state, decided_by: decided.by, decided_at: decided.at })
    .where("id", "=", reportId)
    .execute();
}
