import type { CefrLevel, RoomAudience, RoomCategory, RoomGame, RoomType } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../db/database";
import { gameIn } from "./room-game";

/** What other features read of a room. The columns keep their names. */
export interface RoomCard {
  id: string;
  name: string;
  audience: RoomAudience;
  owner_id: string | null;
  is_private: boolean;
  is_demo: boolean;
}

/** All rooms, to join in a query of the caller's. */
export const roomCards = (db: Db | Tx): Rows<RoomCard> =>
  db.selectFrom("room").select(["id", "name", "audience", "owner_id", "is_private", "is_demo"]);

/** What these rooms are called. */
export async function roomNames(
  db: Db | Tx,
  roomIds: readonly string[],
): Promise<Map<string, string>> {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("room")
    .select(["id", "name"])
    .where(sql<boolean>`id = any(${sql.val([...roomIds])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** For whom a room is. */
export async function audienceOf(
  db: Db | Tx,
  roomId: string,
): Promise<RoomCard["audience"] | undefined> {
  const room = await db
    .selectFrom("room")
    .select("audience")
    .where("id", "=", roomId)
    .executeTakeFirst();
  return room?.audience;
}

/** A room that is there stays until the transaction ends; null for one that was closed. */
export async function keepRoom(tx: Tx, roomId: string): Promise<string | null> {
  const room = await tx
    .selectFrom("room")
    .select("id")
    .where("id", "=", roomId)
    .forKeyShare()
    .executeTakeFirst();
  return room?.id ?? null;
}

export interface RoomSubject {
  id: string;
  name: string;
  type: RoomType;
  category: RoomCategory;
  level: CefrLevel | null;
  /** Which game is played in it. */
  game: RoomGame;
  isPrivate: boolean;
}

/** What a room is about; those of the demo school only while that is open. */
export async function findRoomSubject(
  db: Db | Tx,
  roomId: string,
  demo: boolean,
): Promise<RoomSubject | undefined> {
  const row = await db
    .selectFrom("room")
    .select(["id", "name", "type", "category", "level", "game", "is_private as isPrivate"])
    .where("id", "=", roomId)
    .$if(!demo, (query) => query.where("is_demo", "=", false))
    .executeTakeFirst();
  return row && { ...row, category: row.category as RoomCategory, game: gameIn(row) };
}
