import type { Report, ReportPlace } from "@saywell/contract";
import type { Db, Tx } from "../../../db/database";

export interface NewReport {
  source: Report["source"];
  reason: Report["reason"];
  isSafeguarding: boolean;
  /** Reported by, or found in the words of, somebody for whom nobody vouches. */
  isFromUnproved: boolean;
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
      is_from_unproved: report.isFromUnproved,
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
