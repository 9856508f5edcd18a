import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface StoredClassGame {
  id: string;
  ownerId: string;
  title: string;
  /** Null once it is closed. */
  code: string | null;
  questionCount: number;
  createdAt: Date;
}

const games = (from: Db | Tx) =>
  from
    .selectFrom("class_game")
    .select([
      "game_id as id",
      "owner_id as ownerId",
      "title",
      "code",
      "question_count as questionCount",
      "created_at as createdAt",
    ]);

/** Games that a teacher sees in the list. */
const mostListed = 200;

export const listGames = (from: Db | Tx, ownerId: string): Promise<StoredClassGame[]> =>
  games(from)
    .where("owner_id", "=", ownerId)
    .orderBy("created_at", "desc")
    .orderBy("game_id")
    .limit(mostListed)
    .execute();

export const findOwned = (
  from: Db | Tx,
  ownerId: string,
  id: string,
): Promise<StoredClassGame | undefined> =>
  games(from).where("game_id", "=", id).where("owner_id", "=", ownerId).executeTakeFirst();

export const findGame = (from: Db | Tx, id: string): Promise<StoredClassGame | undefined> =>
  games(from).where("game_id", "=", id).executeTakeFirst();

export const findByCode = (from: Db | Tx, code: string): Promise<StoredClassGame | undefined> =>
  games(from).where("code", "=", code).executeTakeFirst();

/** Holds back what else somebody would make in this moment, so that it is counted. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('class games of ' || ${ownerId}, 0))`.execute(
    tx,
  );
}

export async function countOpen(from: Db | Tx, ownerId: string): Promise<number> {
  const { count } = await from
    .selectFrom("class_game")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("code", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Which of these codes no open game has. */
export async function freeCodes(from: Db | Tx, codes: readonly string[]): Promise<string[]> {
  const rows = await from
    .selectFrom("class_game")
    .select("code")
    .where(sql<boolean>`code = any(${sql.val([...codes])}::text[])`)
    .execute();
  const taken = new Set(rows.map(({ code }) => code));
  return codes.filter((code) => !taken.has(code));
}

/** False where another took the code in this moment. */
export async function insertGame(
  tx: Tx,
  game: Omit<StoredClassGame, "code"> & { code: string },
): Promise<boolean> {
  const row = await tx
    .insertInto("class_game")
    .values({
      game_id: game.id,
      owner_id: game.ownerId,
      title: game.title,
      code: game.code,
      question_count: game.questionCount,
      created_at: game.createdAt,
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("game_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a game's code away: it opens nothing any more. */
export async function dropCode(db: Db, id: string): Promise<void> {
  await db.updateTable("class_game").set({ code: null }).where("game_id", "=", id).execute();
}

/** Open games that were made before this moment, by id, from after one of them. */
export const listOpenBefore = (
  db: Db,
  before: Date,
  { limit, after }: { limit: number; after: string | null },
): Promise<StoredClassGame[]> =>
  games(db)
    .where("code", "is not", null)
    .where("created_at", "<", before)
    .where(sql<boolean>`(${after}::uuid is null or game_id > ${after}::uuid)`)
    .orderBy("game_id")
    .limit(limit)
    .execute();
