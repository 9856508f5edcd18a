import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import { isMissingReference } from "../../db/sql-errors";
import { asUuid } from "../../db/uuid";
import type { KeptWord } from "./explain-saved";

export interface SavedWordRow extends KeptWord {
  id: string;
  savedAt: Date;
}

/** Newest first. */
export async function listWords(db: Db | Tx, accountId: string): Promise<SavedWordRow[]> {
  return await db
    .selectFrom("saved_word")
    .select(["id", "word", "lesson_id as lessonId", "meaning", "example", "saved_at as savedAt"])
    .where("account_id", "=", accountId)
    .orderBy("saved_at", "desc")
    .orderBy("word")
    .execute();
}

/** How many words a learner has saved beside this one. */
export async function countOthers(db: Db | Tx, accountId: string, word: string): Promise<number> {
  const { count } = await db
    .selectFrom("saved_word")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("account_id", "=", accountId)
    .where("word", "<>", word)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Keeps a word once, with a card in the deck that is due at once. Saved again it stays where it is in
 * the list: from another lesson it takes that lesson's meaning, from the dictionary it keeps its
 * lesson. Saved again after it was taken out, its card goes on where it was. Undefined when there is
 * no such account.
 */
export async function saveWord(
  db: Db | Tx,
  { accountId, lessonId, word, meaning, example, now }: KeptWord & { accountId: string; now: Date },
): Promise<SavedWordRow | undefined> {
  try {
    const { rows } = await sql<SavedWordRow>`
      with saved as (
        insert into saved_word as before (account_id, lesson_id, word, meaning, example, saved_at)
        values (${accountId}, ${lessonId}, ${word}, ${meaning}, ${example}, ${now})
        on conflict (account_id, word) do update set
          lesson_id = coalesce(excluded.lesson_id, before.lesson_id),
          meaning = coalesce(excluded.meaning, before.meaning),
          example = case when excluded.meaning is null then before.example else excluded.example end
        returning id, account_id, word, lesson_id, meaning, example, saved_at
      ), card as (
        insert into review_card (account_id, word, due_at, created_at)
        select account_id, word, saved_at, saved_at
        from saved
        on conflict (account_id, word) do nothing
      )
      select id, word, lesson_id as "lessonId", meaning, example, saved_at as "savedAt"
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
