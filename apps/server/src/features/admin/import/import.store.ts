import { sql } from "kysely";
import { advisoryLocks } from "../../../db/advisory-locks";
import type { Db, Tx } from "../../../db/database";
import type { Classes, People, Students } from "../admin-needs";
import { type KnownClass, memberKey } from "./judge-file";

export type ImportStore = ReturnType<typeof createImportStore>;

/** What an import reads of the school. */
export function createImportStore(rows: { people: People; classes: Classes; students: Students }) {
  return {
    /** All classes but the demo school's, the oldest first. */
    async listClasses(db: Db | Tx): Promise<KnownClass[]> {
      return await db
        .selectFrom(rows.classes(db).as("class"))
        .innerJoin(rows.people(db).as("teacher"), "teacher.id", "class.teacher_id")
        .select(["class.id", "class.name", "class.teacher_id as teacherId"])
        .where("teacher.is_demo", "=", false)
        .orderBy("class.created_at")
        .orderBy("class.id")
        .execute();
    },

    /** By account, as staff read them. */
    async namesOf(db: Db | Tx, accountIds: readonly string[]): Promise<Map<string, string>> {
      const found = await db
        .selectFrom(rows.people(db).as("person"))
        .select(["id", "shown_name"])
        .where(sql<boolean>`id = any(${sql.val([...accountIds])}::uuid[])`)
        .execute();
      return new Map(found.map(({ id, shown_name }) => [id, shown_name]));
    },

    /** Which of these accounts are students of which of these classes. */
    async membersAmong(
      db: Db | Tx,
      classIds: readonly string[],
      accountIds: readonly string[],
    ): Promise<string[]> {
      const found = await db
        .selectFrom(rows.students(db).as("student"))
        .select(["student.class_id", "student.account_id"])
        .where(sql<boolean>`student.class_id = any(${sql.val([...classIds])}::uuid[])`)
        .where(sql<boolean>`student.account_id = any(${sql.val([...accountIds])}::uuid[])`)
        .execute();
      return found.map(({ class_id, account_id }) => memberKey(class_id, account_id));
    },
  };
}

/** False while another import is under way, in any process. Held until the transaction ends. */
export async function beginImport(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    select pg_try_advisory_xact_lock(${advisoryLocks.peopleImport}) as "isFirst"`.execute(tx);
  return rows[0]!.isFirst;
}
