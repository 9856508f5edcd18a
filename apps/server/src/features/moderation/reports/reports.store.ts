import type { QueueSection, Report } from "@saywell/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { classesOf, inSection, type Reads, reportsKnownTo } from "./known-reports.store";

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
  reporterClasses: string[];
  aboutId: string | null;
  aboutName: string | null;
  aboutClasses: string[];
  aboutTimeZone: string | null;
  roomId: string | null;
  roomName: string | null;
  deciderId: string | null;
  deciderName: string | null;
}

export type ReportsStore = ReturnType<typeof createReportsStore>;

/** Open ones first: danger before all, proved people before all others, of danger what somebody wrote of themselves, then the oldest. Of decided ones the latest first. */
const queueOrder = sql`
  report.state = 'OPEN' desc,
  report.state = 'OPEN' and report.is_safeguarding desc,
  report.state = 'OPEN' and not report.is_from_unproved desc,
  report.state = 'OPEN' and report.is_safeguarding and report.source = 'FILTER' desc,
  report.decided_at desc nulls first,
  report.created_at,
  report.id`;

/** Reports with the names of those they are about, as those read them who may know of them. */
export function createReportsStore(reads: Reads) {
  const knownTo = (db: Db | Tx, staffId: string | RawBuilder<string>) =>
    reportsKnownTo(db, reads, staffId);

  const rows = (db: Db | Tx, staffId: string) =>
    knownTo(db, staffId)
      .leftJoin(reads.accounts.cards(db).as("decider"), "decider.id", "report.decided_by")
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
        classesOf(db, reads, "reporter").as("reporterClasses"),
        "about.id as aboutId",
        "about.shown_name as aboutName",
        classesOf(db, reads, "about").as("aboutClasses"),
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

  /** Whether somebody may know of a report, as a condition in a query of what names one. */
  const mayKnowOf = (
    db: Db | Tx,
    staffId: string | RawBuilder<string>,
    reportId: RawBuilder<string>,
  ): RawBuilder<boolean> =>
    sql<boolean>`exists (${knownTo(db, staffId).select("report.id").where("report.id", "=", reportId)})`;

  /** Undefined for who may not know of it. */
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

  return { list, mayKnowOf, read, listGroup, hasKnownAbout };
}
