import type { Db, Tx } from "../../../db/database";

/** What teachers and admins of the school are called; the demo's are nobody of the school. */
export async function listStaffNames(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .selectFrom("account")
    .select("name")
    .distinct()
    .where("role", "<>", "LEARNER")
    .where("is_demo", "=", false)
    .execute();
  return rows.map(({ name }) => name);
}
