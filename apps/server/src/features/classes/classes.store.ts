import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../db/database";

/** All classes with the teacher whose class each is, to join in a query of the caller's. */
export const classes = (
  db: Db | Tx,
): Rows<{ id: string; name: string; teacher_id: string; created_at: Date }> =>
  db.selectFrom("school_class").select(["id", "name", "teacher_id", "created_at"]);

/** Who teaches which class: whose it is, and who teaches it beside them. None that is archived. */
export const teachers = (
  db: Db | Tx,
): Rows<{ class_id: string; account_id: string; is_owner: boolean }> =>
  db
    .selectFrom("school_class")
    .select(["id as class_id", "teacher_id as account_id", sql<boolean>`true`.as("is_owner")])
    .where("is_archived", "=", false)
    .unionAll(
      db
        .selectFrom("class_co_teacher")
        .innerJoin("school_class", "school_class.id", "class_co_teacher.class_id")
        .select([
          "class_co_teacher.class_id",
          "class_co_teacher.account_id",
          sql<boolean>`false`.as("is_owner"),
        ])
        .where("is_archived", "=", false),
    );

/** Who is a student in which class, also in those that are archived. */
export const enrolments = (
  db: Db | Tx,
): Rows<{ class_id: string; account_id: string; joined_at: Date }> =>
  db.selectFrom("class_member").select(["class_id", "account_id", "joined_at"]);

/** Who is a student in which class that is not archived. */
export const students = (
  db: Db | Tx,
): Rows<{ class_id: string; class_name: string; account_id: string; joined_at: Date }> =>
  db
    .selectFrom("class_member")
    .innerJoin("school_class", "school_class.id", "class_member.class_id")
    .select([
      "class_member.class_id",
      "school_class.name as class_name",
      "class_member.account_id",
      "class_member.joined_at",
    ])
    .where("is_archived", "=", false);

/** Who is a student in which class whose students may ask one another to be friends. */
export const meetingStudents = (db: Db | Tx): Rows<{ class_id: string; account_id: string }> =>
  db
    .selectFrom("class_member")
    .innerJoin("school_class", "school_class.id", "class_member.class_id")
    .select(["class_member.class_id", "class_member.account_id"])
    .where("is_archived", "=", false)
    .where("messages", "=", "EVERYBODY");

/** The classes in which nobody writes. */
export const silentClasses = (db: Db | Tx): Rows<{ class_id: string }> =>
  db.selectFrom("school_class").select("id as class_id").where("messages", "=", "OFF");

/** Each student of a class that is not archived, once with each teacher of it. */
export const taught = (
  db: Db | Tx,
): Rows<{
  class_id: string;
  class_name: string;
  teacher_id: string;
  account_id: string;
  joined_at: Date;
}> => {
  const enrolled = db
    .selectFrom("class_member")
    .innerJoin("school_class", "school_class.id", "class_member.class_id")
    .select([
      "class_member.class_id",
      "school_class.name as class_name",
      "class_member.account_id",
      "class_member.joined_at",
    ])
    .where("is_archived", "=", false);
  return enrolled
    .select("school_class.teacher_id")
    .unionAll(
      enrolled
        .innerJoin("class_co_teacher as co", "co.class_id", "school_class.id")
        .select("co.account_id as teacher_id"),
    );
};

/** Who belongs to which class that is not archived, as a student or as a teacher of it. */
export const memberships = (
  db: Db | Tx,
): Rows<{ class_id: string; account_id: string; is_teacher: boolean }> =>
  db
    .selectFrom(students(db).as("student"))
    .select(["class_id", "account_id", sql<boolean>`false`.as("is_teacher")])
    .unionAll(
      db
        .selectFrom(teachers(db).as("teacher"))
        .select(["class_id", "account_id", sql<boolean>`true`.as("is_teacher")]),
    );

const sharing = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom(memberships(db).as("theirs"))
    .innerJoin(memberships(db).as("mine"), "mine.class_id", "theirs.class_id")
    .select("theirs.account_id as id")
    .distinct()
    .where("mine.account_id", "=", accountId)
    .where("theirs.account_id", "<>", accountId);

/** Everybody in a class with this account: its students and its teachers. */
export async function classmatesOf(db: Db | Tx, accountId: string): Promise<string[]> {
  const rows = await sharing(db, accountId).execute();
  return rows.map(({ id }) => id);
}

/** The same without classes whose students see no leaderboard. */
export async function comparedWith(db: Db | Tx, accountId: string): Promise<string[]> {
  const rows = await sharing(db, accountId)
    .innerJoin("school_class", "school_class.id", "mine.class_id")
    .where((row) => row.or([row("has_leaderboard", "=", true), row("mine.is_teacher", "=", true)]))
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Who of those whom `comparedWith` answers is named to this account in whole, and who not at all: the most
 * that a class of both says.
 */
export async function namedTo(
  db: Db | Tx,
  accountId: string,
): Promise<{ whole: string[]; nameless: string[] }> {
  const rows = await sharing(db, accountId)
    .clearSelect()
    .innerJoin("school_class", "school_class.id", "mine.class_id")
    .select([
      "theirs.account_id as id",
      sql<boolean>`bool_or(school_class.names = 'WHOLE')`.as("isWhole"),
      sql<boolean>`bool_and(school_class.names = 'NONE')`.as("isNameless"),
    ])
    .groupBy("theirs.account_id")
    .execute();
  return {
    whole: rows.filter(({ isWhole }) => isWhole).map(({ id }) => id),
    nameless: rows.filter(({ isNameless }) => isNameless).map(({ id }) => id),
  };
}

/** Who teach a class that both of these are students of. */
export async function teachersOfBoth(db: Db | Tx, one: string, other: string): Promise<string[]> {
  const rows = await db
    .selectFrom(taught(db).as("mine"))
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

/** Whether somebody is a student in any class that is not archived. */
export async function isStudent(db: Db | Tx, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom(students(db).as("student"))
    .select("class_id")
    .where("account_id", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
