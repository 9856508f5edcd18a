import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import { isMissingReference } from "../../db/sql-errors";
import { asUuid } from "../../db/uuid";

export interface SavedWordRow {
  id: string;
  word: string;
  lessonId: string;
  savedAt: Date;
}

/** Newest first. */
export async function listWords(db: Db | Tx, accountId: string): Promise<SavedWordRow[]> {
  return await db
    .selectFrom("saved_word")
    .select(["id", "word", "lesson_id as lessonId", "saved_at as savedAt"])
    .where("account_id", "=", accountId)
    .orderBy("saved_at", "desc")
    .orderBy("word")
    .execute();
}

/**
 * Keeps a word once, with a card in the deck that is due at once. Saved again from another lesson
 * it stays where it is in the list and takes that lesson's meaning; saved again after it was taken
 * out, its card goes on where it was. Undefined when there is no such account.
 */
export async function saveWord(
  db: Db | Tx,
  {
    accountId,
    lessonId,
    word,
    now,
  }: { accountId: string; lessonId: string; word: string; now: Date },
): Promise<SavedWordRow | undefined> {
  try {
    const { rows } = await sql<SavedWordRow>`
      with saved as (
        insert into saved_word (account_id, lesson_id, word, saved_at)
        values (${accountId}, ${lessonId}, ${word}, ${now})
        on conflict (account_id, word) do update set lesson_id = excluded.lesson_id
        returning id, account_id, word, lesson_id, saved_at
      ), card as (
        insert into review_card (account_id, word, due_at, created_at)
        select account_id, word, saved_at, saved_at
        from saved
        on conflict (account_id, word) do nothing
      )
      select id, word, lesson_id as "lessonId", saved_at as "savedAt"
      from saved`.execute(db);
    return rows[0];
  } catch (error) {
    if (isMissingReference(error)) return undefined;
    throw error;
  }
}

/** True when there was such a word. */
export async function deleteWord(db: Db | Tx, accountId: string, wordId: string): Promise<boolean> {
  const id = asUuid(wordId);
  if (id === null) return false;
  const { numDeletedRows } = await db
    .deleteFrom("saved_word")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
