import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface ClassRow {
  id: string;
  name: string;
  teacherId: string;
}

export async function insertClass(
  tx: Tx,
  { name, teacherId, now }: { name: string; teacherId: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto("school_class")
    .values({ name, teacher_id: teacherId, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Holds back others who would change this class until the transaction ends. */
export async function lockClass(tx: Tx, classId: string): Promise<ClassRow | undefined> {
  return await tx
    .selectFrom("school_class")
    .select(["id", "name", "teacher_id as teacherId"])
    .where("id", "=", classId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whoever taught the class beside another until now does so no more once it is theirs. */
export async function saveClass(tx: Tx, { id, name, teacherId }: ClassRow): Promise<void> {
  await tx
    .updateTable("school_class")
    .set({ name, teacher_id: teacherId })
    .where("id", "=", id)
    .execute();
  await tx
    .deleteFrom("class_co_teacher")
    .where("class_id", "=", id)
    .where("account_id", "=", teacherId)
    .execute();
}

/** Takes the rooms that are for this class alone with it. */
export async function deleteClass(tx: Tx, classId: string): Promise<void> {
  await tx.deleteFrom("school_class").where("id", "=", classId).execute();
}

/**
 * Answers how many of them were no students of that class before. Nobody who teaches it becomes one.
 * Whoever was in it once joined it then: leaving and coming back changes no due time.
 */
export async function insertStudents(
  tx: Tx,
  students: readonly { classId: string; accountId: string }[],
  now: Date,
): Promise<number> {
  if (students.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    insert into class_member (class_id, account_id, joined_at)
    select student.class_id, student.account_id, coalesce(former.joined_at, ${now}::timestamptz)
    from unnest(
      ${students.map(({ classId }) => classId)}::uuid[],
      ${students.map(({ accountId }) => accountId)}::uuid[]
    ) as student (class_id, account_id)
    left join class_former_member as former
      on former.class_id = student.class_id and former.account_id = student.account_id
    where not exists (
      select from class_co_teacher as co
      where co.class_id = student.class_id and co.account_id = student.account_id
    )
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/** A student of a class. */
export interface StudentOf {
  classId: string;
  accountId: string;
}

/**
 * With what teachers wrote down about them there. False where the account was no student of the class.
 *
 * @param takenOutAt null: they left themselves
 */
export async function deleteStudent(
  tx: Tx,
  { classId, accountId }: StudentOf,
  takenOutAt: Date | null,
): Promise<boolean> {
  await sql`
    insert into class_former_member as former (class_id, account_id, joined_at, taken_out_at)
    select class_id, account_id, joined_at, ${takenOutAt}::timestamptz
    from class_member where class_id = ${classId} and account_id = ${accountId}
    on conflict (class_id, account_id) do update set
      taken_out_at = coalesce(excluded.taken_out_at, former.taken_out_at)`.execute(tx);
  const { numDeletedRows } = await tx
    .deleteFrom("class_member")
    .where("class_id", "=", classId)
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom("class_note")
    .where("class_id", "=", classId)
    .where("about_id", "=", accountId)
    .execute();
  return numDeletedRows > 0n;
}

/** When somebody was last taken out of a class, if they ever were. */
export async function takenOutAt(
  from: Db | Tx,
  { classId, accountId }: StudentOf,
): Promise<Date | null> {
  const row = await from
    .selectFrom("class_former_member")
    .select("taken_out_at as at")
    .where("class_id", "=", classId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** The classes of somebody who goes for good become their co-teachers', where there are any. */
export async function handOnClasses(tx: Tx, accountId: string): Promise<void> {
  const { rows } = await sql<{ id: string; heir: string }>`
    select class.id, heir.account_id as heir
    from school_class as class
    cross join lateral (
      select account_id from class_co_teacher as co
      where co.class_id = class.id and co.account_id <> ${accountId}
      order by added_at, account_id limit 1
    ) as heir
    where class.teacher_id = ${accountId}`.execute(tx);
  for (const { id, heir } of rows) {
    const row = await lockClass(tx, id);
    if (row !== undefined) await saveClass(tx, { ...row, teacherId: heir });
  }
}

/** Takes what teachers wrote down about a student along to another class. */
export async function moveNotes(
  tx: Tx,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<void> {
  await tx
    .updateTable("class_note")
    .set({ class_id: to })
    .where("class_id", "=", from)
    .where("about_id", "=", accountId)
    .execute();
}

/** Ends that somebody teaches classes that are others'. Answers which. */
export async function endCoTeaching(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom("class_co_teacher")
    .where("account_id", "=", accountId)
    .returning("class_id as classId")
    .execute();
  return rows.map(({ classId }) => classId);
}

/** How many classes are somebody's own. */
export async function countTaught(db: Db | Tx, teacherId: string): Promise<number> {
  const { count } = await db
    .selectFrom("school_class")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("teacher_id", "=", teacherId)
    .executeTakeFirstOrThrow();
  return count;
}
