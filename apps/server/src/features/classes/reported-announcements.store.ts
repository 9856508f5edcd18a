import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import { memberships } from "./classes.store";
import { studentsOf, teachersOf } from "./taught-classes.store";

/** An announcement that somebody may read, for who reports it; none whose author is gone. */
export async function findAnnouncementFor(
  from: Db | Tx,
  reader: { id: string },
  announcementId: string,
) {
  const row = await from
    .selectFrom("class_announcement")
    .innerJoin(memberships(from).as("reads"), "reads.class_id", "class_announcement.class_id")
    .select([
      "class_announcement.id",
      sql<string>`author_id`.as("accountId"),
      "content",
      "created_at as createdAt",
    ])
    .where("class_announcement.id", "=", announcementId)
    .where("reads.account_id", "=", reader.id)
    .where("author_id", "is not", null)
    .executeTakeFirst();
  return row && { ...row, context: [] };
}

/** Takes an announcement away for good. Answers who reads the class again; undefined where there is none. */
export async function takeDownAnnouncement(
  tx: Tx,
  announcementId: string,
): Promise<{ classId: string; accountIds: string[] } | undefined> {
  const row = await tx
    .deleteFrom("class_announcement")
    .where("id", "=", announcementId)
    .returning("class_id as classId")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const people = [...(await studentsOf(tx, row.classId)), ...(await teachersOf(tx, row.classId))];
  return { classId: row.classId, accountIds: people.map(({ id }) => id) };
}
