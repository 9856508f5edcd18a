import type { CefrLevel } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface JoinedClassRow {
  id: string;
  name: string;
  level: CefrLevel | null;
  goals: string;
  weeklyLessons: number | null;
  joinedAt: Date;
}

/** The classes that somebody is a student of and that are not archived, in the order of joining. */
export async function listJoined(db: Db | Tx, accountId: string): Promise<JoinedClassRow[]> {
  return await db
    .selectFrom("class_member as member")
    .innerJoin("school_class as class", "class.id", "member.class_id")
    .select([
      "class.id",
      "class.name",
      sql<CefrLevel | null>`class.level`.as("level"),
      "class.goals",
      "class.weekly_lessons as weeklyLessons",
      "member.joined_at as joinedAt",
    ])
    .where("member.account_id", "=", accountId)
    .where("class.is_archived", "=", false)
    .orderBy("member.joined_at")
    .orderBy("class.id")
    .execute();
}

export interface OpenClassRow {
  id: string;
  name: string;
  level: CefrLevel | null;
  teacherId: string;
  students: number;
}

const openClasses = (db: Db | Tx) =>
  db
    .selectFrom("school_class as class")
    .select((row) => [
      "class.id",
      "class.name",
      sql<CefrLevel | null>`class.level`.as("level"),
      "class.teacher_id as teacherId",
      row
        .selectFrom("class_member")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("class_id", "=", "class.id")
        .$asScalar()
        .$notNull()
        .as("students"),
    ])
    .where("class.is_archived", "=", false);

/** The class that this code leads into. */
export async function findByCode(db: Db | Tx, code: string): Promise<OpenClassRow | undefined> {
  return await openClasses(db).where("class.join_code", "=", code).executeTakeFirst();
}

/** The class with this id, unless it is archived. */
export async function findOpen(db: Db | Tx, classId: string): Promise<OpenClassRow | undefined> {
  return await openClasses(db).where("class.id", "=", classId).executeTakeFirst();
}
