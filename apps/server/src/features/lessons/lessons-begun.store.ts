import type { Db, Tx } from "../../db/database";

/** The lessons that an account has begun, and when it began each. */
export async function lessonsBegun(
  db: Db | Tx,
  accountId: string,
): Promise<{ lessonId: string; begunAt: Date }[]> {
  return await db
    .selectFrom("lesson_progress")
    .select(["lesson_id as lessonId", "begun_at as begunAt"])
    .where("account_id", "=", accountId)
    .execute();
}
