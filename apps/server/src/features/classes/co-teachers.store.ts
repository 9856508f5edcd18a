import type { Tx } from "../../db/database";

interface CoTeacher {
  classId: string;
  accountId: string;
}

/** False where they teach the class already. */
export async function insertCoTeacher(
  tx: Tx,
  { classId, accountId }: CoTeacher,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("class_co_teacher")
    .values({ class_id: classId, account_id: accountId, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** False where they were no co-teacher of the class. */
export async function deleteCoTeacher(tx: Tx, { classId, accountId }: CoTeacher): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("class_co_teacher")
    .where("class_id", "=", classId)
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
