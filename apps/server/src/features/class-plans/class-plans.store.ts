import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface StoredWeek {
  /** A Monday, `YYYY-MM-DD`. */
  startsOn: string;
  lessonIds: string[];
  note: string;
}

export interface StoredPlan {
  revision: number;
  changedBy: string | null;
  changedAt: Date;
  /** The earliest first. */
  weeks: StoredWeek[];
}

/** What a class plans; undefined where nothing was ever planned. */
export async function findPlan(from: Db | Tx, classId: string): Promise<StoredPlan | undefined> {
  const plan = await from
    .selectFrom("class_plan")
    .select(["revision", "changed_by as changedBy", "changed_at as changedAt"])
    .where("class_id", "=", classId)
    .executeTakeFirst();
  return plan && { ...plan, weeks: await listWeeks(from, classId) };
}

/** The weeks of a class's plan, the earliest first. */
export async function listWeeks(from: Db | Tx, classId: string): Promise<StoredWeek[]> {
  return await from
    .selectFrom("class_plan_week")
    .select([
      sql<string>`starts_on::text`.as("startsOn"),
      sql<string[]>`lesson_ids`.as("lessonIds"),
      "note",
    ])
    .where("class_id", "=", classId)
    .orderBy("starts_on")
    .execute();
}

interface WrittenPlan {
  classId: string;
  revision: number;
  changedBy: string;
  now: Date;
  weeks: readonly { startsOn: string; lessonIds: readonly string[]; note: string }[];
}

/** Writes the whole plan of a class, over what there was. */
export async function savePlan(tx: Tx, plan: WrittenPlan): Promise<void> {
  const written = {
    revision: plan.revision,
    changed_by: plan.changedBy,
    changed_at: plan.now,
  };
  await tx
    .insertInto("class_plan")
    .values({ class_id: plan.classId, ...written })
    .onConflict((conflict) => conflict.column("class_id").doUpdateSet(written))
    .execute();
  await tx.deleteFrom("class_plan_week").where("class_id", "=", plan.classId).execute();
  for (const { startsOn, lessonIds, note } of plan.weeks) {
    await sql`
      insert into class_plan_week (class_id, starts_on, lesson_ids, note)
      values (${plan.classId}, ${startsOn}::date, ${sql.val([...lessonIds])}::text[], ${note})`.execute(
      tx,
    );
  }
}
