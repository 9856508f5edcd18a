import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";

/** Which staff of the school can log in. Nobody of the demo school counts. */
export async function findSchoolStaff(
  db: Db | Tx,
): Promise<{ hasAdmin: boolean; hasTeacher: boolean }> {
  return await db
    .selectFrom("account")
    .select([
      sql<boolean>`coalesce(bool_or(role = 'ADMIN'), false)`.as("hasAdmin"),
      sql<boolean>`coalesce(bool_or(role = 'TEACHER'), false)`.as("hasTeacher"),
    ])
    .where("role", "in", ["ADMIN", "TEACHER"])
    .where("is_demo", "=", false)
    .where("suspended_at", "is", null)
    .executeTakeFirstOrThrow();
}
