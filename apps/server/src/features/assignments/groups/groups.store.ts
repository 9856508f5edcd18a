import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";

export interface StoredGroup {
  id: string;
  name: string;
  studentIds: string[];
}

/** The groups of a class, by their names. */
export async function listGroups(from: Db | Tx, classId: string): Promise<StoredGroup[]> {
  return await from
    .selectFrom("class_group")
    .select([
      "id",
      "name",
      sql<string[]>`array(
        select account_id from class_group_member as member
        where member.group_id = class_group.id
        order by account_id
      )`.as("studentIds"),
    ])
    .where("class_id", "=", classId)
    .orderBy(sql`lower(name)`)
    .execute();
}

export async function insertGroup(
  tx: Tx,
  group: { classId: string; name: string; studentIds: readonly string[]; now: Date },
): Promise<void> {
  const { id } = await tx
    .insertInto("class_group")
    .values({ class_id: group.classId, name: group.name, created_at: group.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertMembers(tx, group.classId, id, group.studentIds);
}

export async function saveGroup(
  tx: Tx,
  group: { id: string; classId: string; name: string; studentIds: readonly string[] },
): Promise<void> {
  await tx
    .updateTable("class_group")
    .set({ name: group.name })
    .where("id", "=", group.id)
    .execute();
  await tx.deleteFrom("class_group_member").where("group_id", "=", group.id).execute();
  await insertMembers(tx, group.classId, group.id, group.studentIds);
}

export async function deleteGroup(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("class_group").where("id", "=", id).execute();
}

async function insertMembers(
  tx: Tx,
  classId: string,
  groupId: string,
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .insertInto("class_group_member")
    .values(accountIds.map((account_id) => ({ group_id: groupId, class_id: classId, account_id })))
    .execute();
}
