import type { CefrLevel, MessageRule, NameRule } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** A class, and what one of the staff has to do with it. */
export interface TaughtClassRow {
  id: string;
  name: string;
  level: CefrLevel | null;
  teacherId: string;
  goals: string;
  weeklyLessons: number | null;
  hasLeaderboard: boolean;
  messages: MessageRule;
  names: NameRule;
  joinCode: string | null;
  archivedAt: Date | null;
  createdAt: Date;
  students: number;
  /** Whether they teach it: as the teacher whose class it is, or beside them. */
  teaches: boolean;
}

const rowsFor = (db: Db | Tx, accountId: string) =>
  db.selectFrom("school_class as class").select((row) => [
    "class.id",
    "class.name",
    sql<CefrLevel | null>`class.level`.as("level"),
    "class.teacher_id as teacherId",
    "class.goals",
    "class.weekly_lessons as weeklyLessons",
    "class.has_leaderboard as hasLeaderboard",
    sql<MessageRule>`class.messages`.as("messages"),
    sql<NameRule>`class.names`.as("names"),
    "class.join_code as joinCode",
    "class.archived_at as archivedAt",
    "class.created_at as createdAt",
    row
      .selectFrom("class_member")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .whereRef("class_id", "=", "class.id")
      .$asScalar()
      .$notNull()
      .as("students"),
    teachesClass(accountId).as("teaches"),
  ]);

const teachesClass = (accountId: string) => sql<boolean>`(
  class.teacher_id = ${accountId} or exists (
    select from class_co_teacher where class_id = class.id and account_id = ${accountId}
  )
)`;

/** A class, as this account has to do with it. */
export async function findClass(
  db: Db | Tx,
  accountId: string,
  classId: string,
): Promise<TaughtClassRow | undefined> {
  return await rowsFor(db, accountId).where("class.id", "=", classId).executeTakeFirst();
}

/** The classes that somebody teaches, in the order in which they were made. */
export async function listTaught(
  db: Db | Tx,
  accountId: string,
  { archived = false }: { archived?: boolean } = {},
): Promise<TaughtClassRow[]> {
  return await rowsFor(db, accountId)
    .where(
      sql<boolean>`class.id in (
        select id from school_class where teacher_id = ${accountId}
        union all
        select class_id from class_co_teacher where account_id = ${accountId}
      )`,
    )
    .$if(!archived, (query) => query.where("class.is_archived", "=", false))
    .orderBy("class.created_at")
    .orderBy("class.id")
    .execute();
}

/** Who teaches a class, archived or not: whose it is first, then as they came. */
export async function teachersOf(
  db: Db | Tx,
  classId: string,
): Promise<{ id: string; isOwner: boolean }[]> {
  const { rows } = await sql<{ id: string; isOwner: boolean }>`
    select teacher_id as id, true as "isOwner", null as added_at
    from school_class where id = ${classId}
    union all
    select account_id, false, added_at from class_co_teacher where class_id = ${classId}
    order by "isOwner" desc, added_at, id`.execute(db);
  return rows.map(({ id, isOwner }) => ({ id, isOwner }));
}

/** The students of a class, archived or not, as they came. */
export async function studentsOf(
  db: Db | Tx,
  classId: string,
): Promise<{ id: string; joinedAt: Date }[]> {
  return await db
    .selectFrom("class_member")
    .select(["account_id as id", "joined_at as joinedAt"])
    .where("class_id", "=", classId)
    .orderBy("joined_at")
    .orderBy("account_id")
    .execute();
}

/** Whether somebody is a student of a class, archived or not. */
export async function isStudentOf(
  db: Db | Tx,
  classId: string,
  accountId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("class_member")
    .select("account_id")
    .where("class_id", "=", classId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row !== undefined;
}
