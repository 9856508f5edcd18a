import type { CefrLevel, MessageRule, NameRule } from "@saywell/contract";
import { sql } from "kysely";
import type { Tx } from "../../db/database";

interface MadeClass {
  name: string;
  level: CefrLevel | null;
  teacherId: string;
  now: Date;
}

/** What the teachers of a class set. */
export interface ClassSettings {
  name: string;
  level: CefrLevel | null;
  goals: string;
  weeklyLessons: number | null;
  hasLeaderboard: boolean;
  messages: MessageRule;
  names: NameRule;
}

/** Holds back what else somebody would make or restore in this moment, so that it is counted. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('classes of ' || ${ownerId}, 0))`.execute(
    tx,
  );
}

/** How many classes of somebody's own are not archived. */
export async function countOpen(tx: Tx, ownerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("school_class")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("teacher_id", "=", ownerId)
    .where("is_archived", "=", false)
    .executeTakeFirstOrThrow();
  return count;
}

/** Answers the id of the new class. */
export async function insertOwnClass(tx: Tx, made: MadeClass): Promise<string> {
  const { id } = await tx
    .insertInto("school_class")
    .values({
      name: made.name,
      level: made.level,
      teacher_id: made.teacherId,
      messages: "TEACHERS",
      created_at: made.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes what the teachers of a class set. */
export async function saveSettings(tx: Tx, id: string, settings: ClassSettings): Promise<void> {
  const { name, level, goals, weeklyLessons, hasLeaderboard, messages, names } = settings;
  await tx
    .updateTable("school_class")
    .set({
      name,
      level,
      goals,
      weekly_lessons: weeklyLessons,
      has_leaderboard: hasLeaderboard,
      messages,
      names,
    })
    .where("id", "=", id)
    .execute();
}

/** Puts a class away, or takes it up again for null. Nobody joins it by its old code. */
export async function saveArchived(tx: Tx, id: string, archivedAt: Date | null): Promise<void> {
  await tx
    .updateTable("school_class")
    .set({ archived_at: archivedAt, join_code: null })
    .where("id", "=", id)
    .execute();
}

/** Gives a class the first of these codes that no other class has; false where all are taken. */
export async function saveFreeCode(tx: Tx, id: string, codes: readonly string[]): Promise<boolean> {
  const taken = await tx
    .selectFrom("school_class")
    .select("join_code")
    .where(sql<boolean>`join_code = any(${sql.val([...codes])}::text[])`)
    .execute();
  const free = codes.find((code) => !taken.some((row) => row.join_code === code));
  if (free !== undefined) await saveCode(tx, id, free);
  return free !== undefined;
}

/** Null: nobody joins the class by a code. */
export async function saveCode(tx: Tx, id: string, code: string | null): Promise<void> {
  await tx.updateTable("school_class").set({ join_code: code }).where("id", "=", id).execute();
}
