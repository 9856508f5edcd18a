import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface MessageRow {
  id: string;
  threadId: string;
  seq: number;
  authorId: string;
  content: string;
  createdAt: Date;
}

/** Of each of these threads the latest that are shown, so many; the oldest first. */
export async function listLatest(
  from: Db | Tx,
  threadIds: readonly string[],
  limit: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select message.*
    from unnest(${sql.val([...threadIds])}::uuid[]) as thread (id)
    cross join lateral (
      select id, thread_id as "threadId", seq, author_id as "authorId", content,
        created_at as "createdAt"
      from class_message
      where thread_id = thread.id and hidden_at is null
      order by seq desc
      limit ${limit}
    ) as message
    order by seq`.execute(from);
  return rows;
}

/** What somebody wrote in all threads of a student since a moment, also what was taken down. */
export async function listRecent(
  from: Db | Tx,
  { studentId, authorId, since }: { studentId: string; authorId: string; since: Date },
): Promise<{ text: string; at: number }[]> {
  const rows = await from
    .selectFrom("class_message as message")
    .innerJoin("class_thread as thread", "thread.id", "message.thread_id")
    .select(["message.content", "message.created_at as createdAt"])
    .where("thread.student_id", "=", studentId)
    .where("message.author_id", "=", authorId)
    .where("message.created_at", ">", since)
    .orderBy("message.seq")
    .execute();
  return rows.map(({ content, createdAt }) => ({ text: content, at: createdAt.getTime() }));
}

export async function insertMessage(
  tx: Tx,
  written: {
    threadId: string;
    authorId: string;
    content: string;
    isModerated: boolean;
    now: Date;
  },
): Promise<MessageRow> {
  const { id, seq } = await tx
    .insertInto("class_message")
    .values({
      thread_id: written.threadId,
      author_id: written.authorId,
      content: written.content,
      is_moderated: written.isModerated,
      created_at: written.now,
    })
    .returning(["id", "seq"])
    .executeTakeFirstOrThrow();
  const { threadId, authorId, content, now: createdAt } = written;
  return { id, seq, threadId, authorId, content, createdAt };
}

/** A message that is shown. */
export async function findShown(from: Db | Tx, id: string): Promise<MessageRow | undefined> {
  return await from
    .selectFrom("class_message")
    .select([
      "id",
      "thread_id as threadId",
      "seq",
      "author_id as authorId",
      "content",
      "created_at as createdAt",
    ])
    .where("id", "=", id)
    .where("hidden_at", "is", null)
    .executeTakeFirst();
}

/** What stands before a message in its thread, at most so many; the oldest first. */
export async function listBefore(
  from: Db | Tx,
  { threadId, seq, limit }: { threadId: string; seq: number | null; limit: number },
): Promise<MessageRow[]> {
  const latest = await from
    .selectFrom("class_message")
    .select([
      "id",
      "thread_id as threadId",
      "seq",
      "author_id as authorId",
      "content",
      "created_at as createdAt",
    ])
    .where("thread_id", "=", threadId)
    .where("hidden_at", "is", null)
    .$if(seq !== null, (query) => query.where("seq", "<", seq!))
    .orderBy("seq", "desc")
    .limit(limit)
    .execute();
  return latest.toReversed();
}

/** Takes a message down for good. Answers its thread; undefined where it is down or gone already. */
export async function hideMessage(tx: Tx, id: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable("class_message")
    .set({ hidden_at: now })
    .where("id", "=", id)
    .where("hidden_at", "is", null)
    .returning("thread_id as threadId")
    .executeTakeFirst();
  return row?.threadId;
}
