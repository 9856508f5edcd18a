import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface AnnouncementRow {
  id: string;
  classId: string;
  content: string;
  authorId: string | null;
  createdAt: Date;
}

/** Of each of these classes so many, the latest first. */
export async function listAnnouncements(
  db: Db | Tx,
  classIds: readonly string[],
  limit: number,
): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select told.*
    from unnest(${sql.val([...classIds])}::uuid[]) as class (id)
    cross join lateral (
      select
        id, class_id as "classId", content, author_id as "authorId", created_at as "createdAt"
      from class_announcement
      where class_id = class.id
      order by created_at desc, id
      limit ${limit}
    ) as told
    order by "createdAt" desc, id`.execute(db);
  return rows;
}

export async function countAnnouncements(tx: Tx, classId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("class_announcement")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("class_id", "=", classId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertAnnouncement(
  tx: Tx,
  told: { classId: string; authorId: string; content: string; now: Date },
): Promise<AnnouncementRow> {
  return await tx
    .insertInto("class_announcement")
    .values({
      class_id: told.classId,
      author_id: told.authorId,
      content: told.content,
      created_at: told.now,
    })
    .returning([
      "id",
      "class_id as classId",
      "content",
      "author_id as authorId",
      "created_at as createdAt",
    ])
    .executeTakeFirstOrThrow();
}

/** False where the class was told no such thing. */
export async function deleteAnnouncement(tx: Tx, classId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("class_announcement")
    .where("class_id", "=", classId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
