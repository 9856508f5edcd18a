import type { Db, Tx } from "../../../db/database";

/** Whether there is an admin who can log in. Nobody of the demo school counts. */
export async function hasAdmin(db: Db | Tx): Promise<boolean> {
  const row = await db
    .selectFrom("account")
    .select("id")
    .where("role", "=", "ADMIN")
    .where("is_demo", "=", false)
    .where("suspended_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
