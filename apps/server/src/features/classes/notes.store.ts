import type { Db, Tx } from "../../db/database";

export interface NoteRow {
  id: string;
  content: string;
  authorId: string | null;
  createdAt: Date;
  updatedAt: Date | null;
}

/** A student in a class. */
interface About {
  classId: string;
  aboutId: string;
}

const notesAbout = (db: Db | Tx, { classId, aboutId }: About) =>
  db
    .selectFrom("class_note")
    .select([
      "id",
      "content",
      "author_id as authorId",
      "created_at as createdAt",
      "updated_at as updatedAt",
    ])
    .where("class_id", "=", classId)
    .where("about_id", "=", aboutId);

/** The latest first. */
export async function listNotes(db: Db | Tx, about: About): Promise<NoteRow[]> {
  return await notesAbout(db, about).orderBy("created_at", "desc").orderBy("id").execute();
}

export async function findNote(
  db: Db | Tx,
  about: About,
  noteId: string,
): Promise<NoteRow | undefined> {
  return await notesAbout(db, about).where("id", "=", noteId).executeTakeFirst();
}

export async function countNotes(tx: Tx, { classId, aboutId }: About): Promise<number> {
  const { count } = await tx
    .selectFrom("class_note")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("class_id", "=", classId)
    .where("about_id", "=", aboutId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Answers the id of the new note. */
export async function insertNote(
  tx: Tx,
  { classId, aboutId }: About,
  { authorId, content, now }: { authorId: string; content: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto("class_note")
    .values({
      class_id: classId,
      about_id: aboutId,
      author_id: authorId,
      content,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateNote(
  tx: Tx,
  id: string,
  { content, now }: { content: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("class_note")
    .set({ content, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("class_note").where("id", "=", id).execute();
}
