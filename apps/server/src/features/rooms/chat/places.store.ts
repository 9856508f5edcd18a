import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";

/** Somebody in a room. */
export interface Place {
  roomId: string;
  accountId: string;
}

/** What a private room has is a membership, and a practice partner takes no place. */
const isPlace = sql`
  not room.is_private and member.account_id is distinct from room.practice_partner_id`;

/** How many are in a `room`: a practice partner is not counted. */
export const placeCount = sql<number>`(
  select count(*) from room_member
  where room_member.room_id = room.id
    and room_member.account_id is distinct from room.practice_partner_id
)`;

/** The places of all open rooms, those that nobody comes back to as well. */
export async function listPlaces(db: Db): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select member.room_id as "roomId", member.account_id as "accountId"
    from room_member as member join room on room.id = member.room_id
    where ${isPlace}`.execute(db);
  return rows;
}

/** In how many open rooms somebody has a place, whether they are there or not; the room of a class is no such. */
export async function countPlaces(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from room_member as member join room on room.id = member.room_id
    where member.account_id = ${accountId}::uuid and not room.is_of_class
      and ${isPlace}`.execute(tx);
  return rows[0]!.count;
}

/** Frees these places in open rooms; answers for each, in their order, whether it was one. */
export async function freePlaces(db: Db, places: readonly Place[]): Promise<boolean[]> {
  const { rows } = await sql<Place>`
    delete from room_member as member
    using room, unnest(
      ${places.map(({ roomId }) => roomId)}::uuid[],
      ${places.map(({ accountId }) => accountId)}::uuid[]
    ) as gone (room_id, account_id)
    where member.room_id = gone.room_id and member.account_id = gone.account_id
      and room.id = member.room_id and ${isPlace}
    returning member.room_id as "roomId", member.account_id as "accountId"`.execute(db);
  const freed = new Set(rows.map(({ roomId, accountId }) => `${roomId} ${accountId}`));
  return places.map(({ roomId, accountId }) => freed.has(`${roomId} ${accountId}`));
}

/** The rooms in which somebody has a place. */
export async function roomsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("room_member")
    .select("room_id")
    .where("account_id", "=", accountId)
    .execute();
  return rows.map(({ room_id }) => room_id);
}
