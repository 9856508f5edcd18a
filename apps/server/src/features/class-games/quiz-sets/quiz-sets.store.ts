import type { OwnQuestion } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";

export interface StoredSet {
  id: string;
  title: string;
  questions: OwnQuestion[];
  updatedAt: Date;
}

const sets = (from: Db | Tx) =>
  from
    .selectFrom("quiz_set")
    .select([
      "id",
      "title",
      sql<OwnQuestion[]>`questions`.as("questions"),
      "updated_at as updatedAt",
    ]);

export interface ListedSet {
  id: string;
  title: string;
  questionCount: number;
  updatedAt: Date;
}

/** Somebody's sets, last changed first. */
export const listSets = (from: Db | Tx, ownerId: string): Promise<ListedSet[]> =>
  from
    .selectFrom("quiz_set")
    .select([
      "id",
      "title",
      sql<number>`jsonb_array_length(questions)`.as("questionCount"),
      "updated_at as updatedAt",
    ])
    .where("owner_id", "=", ownerId)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();

/** A set, where it is the owner's. */
export const findSet = (
  from: Db | Tx,
  ownerId: string,
  id: string,
): Promise<StoredSet | undefined> =>
  sets(from).where("id", "=", id).where("owner_id", "=", ownerId).executeTakeFirst();

interface Written {
  ownerId: string;
  title: string;
  questions: readonly OwnQuestion[];
  now: Date;
}

/** Undefined where the owner has so many already. */
export async function insertSet(
  db: Db | Tx,
  { ownerId, title, questions, now }: Written,
  most: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into quiz_set (owner_id, title, questions, created_at, updated_at)
    select ${ownerId}::uuid, ${title}, ${JSON.stringify(questions)}::jsonb, ${now}, ${now}
    where (select count(*) from quiz_set where owner_id = ${ownerId}) < ${most}
    returning id`.execute(db);
  return rows[0]?.id;
}

/** False where there is no such set of the owner's. */
export async function updateSet(
  db: Db | Tx,
  id: string,
  { ownerId, title, questions, now }: Written,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("quiz_set")
    .set({ title, questions: JSON.stringify(questions), updated_at: now })
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSet(db: Db | Tx, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("quiz_set")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
