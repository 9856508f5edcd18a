import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../db/database";

/** All classes, to join in a query of the caller's. */
export const classes = (
  db: Db | Tx,
): Rows<{ id: string; name: string; teacher_id: string; created_at: Date }> =>
  db.selectFrom("school_class").select(["id", "name", "teacher_id", "created_at"]);

/** Who belongs to which class, as a student or as its teacher. */
export const memberships = (
  db: Db | Tx,
): Rows<{ class_id: string; account_id: string; is_teacher: boolean }> =>
  db
    .selectFrom("class_member")
    .select(["class_id", "account_id", sql<boolean>`false`.as("is_teacher")])
    .unionAll(
      db
        .selectFrom("school_class")
        .select([
          "id as class_id",
          "teacher_id as account_id",
          sql<boolean>`true`.as("is_teacher"),
        ]),
    );

/** Who is a student in which class, and whose. */
export const students = (
  db: Db | Tx,
): Rows<{
  class_id: string;
  class_name: string;
  teacher_id: string;
  account_id: string;
  joined_at: Date;
}> =>
  db
    .selectFrom("class_member")
    .innerJoin("school_class", "school_class.id", "class_member.class_id")
    .select([
      "class_member.class_id",
      "school_class.name as class_name",
      "school_class.teacher_id",
      "class_member.account_id",
      "class_member.joined_at",
    ]);

/** Everybody in a class with this account: its students and its teacher. */
export async function classmatesOf(db: Db | Tx, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(memberships(db).as("theirs"))
    .innerJoin(memberships(db).as("mine"), "mine.class_id", "theirs.class_id")
    .select("theirs.account_id as id")
    .distinct()
    .where("mine.account_id", "=", accountId)
    .where("theirs.account_id", "<>", accountId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Who teach a class that both of these are students of. */
export async function teachersOfBoth(db: Db | Tx, one: string, other: string): Promise<string[]> {
  const rows = await db
    .selectFrom(students(db).as("mine"))
    .innerJoin(students(db).as("theirs"), "theirs.class_id", "mine.class_id")
    .select("mine.teacher_id as id")
    .distinct()
    .where("mine.account_id", "=", one)
    .where("theirs.account_id", "=", other)
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest class that somebody teaches, or else is a student of. */
export async function newestClassOf(db: Db | Tx, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom(memberships(db).as("mine"))
    .innerJoin("school_class", "school_class.id", "mine.class_id")
    .select("school_class.id")
    .where("mine.account_id", "=", accountId)
    .orderBy("mine.is_teacher", "desc")
    .orderBy("school_class.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether somebody is a student in any class. */
export async function isStudent(db: Db | Tx, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom("class_member")
    .select("class_id")
    .where("account_id", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
