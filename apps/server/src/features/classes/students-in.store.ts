import type { MessageRule } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** Who is a student in which of these classes, archived or not, and since when. */
export async function studentsIn(
  from: Db | Tx,
  classIds: readonly string[],
): Promise<{ classId: string; accountId: string; joinedAt: Date }[]> {
  if (classIds.length === 0) return [];
  return await from
    .selectFrom("class_member")
    .select(["class_id as classId", "account_id as accountId", "joined_at as joinedAt"])
    .where(sql<boolean>`class_id = any(${sql.val([...classIds])}::uuid[])`)
    .execute();
}

/** The same of those classes that are not archived, with what each is called. */
export async function studentsOfOpen(
  from: Db | Tx,
  classIds: readonly string[],
): Promise<{ classId: string; className: string; accountId: string; joinedAt: Date }[]> {
  if (classIds.length === 0) return [];
  return await from
    .selectFrom("class_member")
    .innerJoin("school_class", "school_class.id", "class_member.class_id")
    .select([
      "class_id as classId",
      "school_class.name as className",
      "account_id as accountId",
      "joined_at as joinedAt",
    ])
    .where(sql<boolean>`class_id = any(${sql.val([...classIds])}::uuid[])`)
    .where("school_class.is_archived", "=", false)
    .execute();
}

/** The classes that somebody is a student of and that are not archived. */
export async function joinedBy(
  from: Db | Tx,
  accountId: string,
): Promise<{ id: string; name: string; joinedAt: Date; messages: MessageRule }[]> {
  return await from
    .selectFrom("class_member")
    .innerJoin("school_class", "school_class.id", "class_member.class_id")
    .select([
      "school_class.id",
      "school_class.name",
      "class_member.joined_at as joinedAt",
      sql<MessageRule>`school_class.messages`.as("messages"),
    ])
    .where("class_member.account_id", "=", accountId)
    .where("school_class.is_archived", "=", false)
    .execute();
}
