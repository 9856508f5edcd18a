import type { AgeBand, Role } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../db/database";

/** Holds back others who would join, invite or leave in these rooms until the transaction ends. */
export async function lockRooms(tx: Tx, roomIds: readonly string[]): Promise<void> {
  await sql`
    select id from room where id = any(${sql.val([...roomIds])}::uuid[])
    order by id for no key update`.execute(tx);
}

export async function leaveRoom(tx: Tx, roomId: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom("room_member")
    .where("room_id", "=", roomId)
    .where("account_id", "=", accountId)
    .execute();
  await tx
    .deleteFrom("room_invitation")
    .where("room_id", "=", roomId)
    .where((row) => row.or([row("account_id", "=", accountId), row("invited_by", "=", accountId)]))
    .execute();
}

/** Somebody who may be alone with others in a private room: its owner, a member, or invited. */
export interface RoomCompany {
  roomId: string;
  id: string;
  role: Role;
  ageBand: AgeBand;
  isBot: boolean;
  isDemo: boolean;
  isOwner: boolean;
}

/** Everybody who is, or may come, into these private rooms. */
export async function listCompany(
  cards: (
    db: Db | Tx,
  ) => Rows<{ id: string; role: Role; age_band: AgeBand; is_bot: boolean; is_demo: boolean }>,
  db: Db | Tx,
  roomIds: readonly string[],
): Promise<RoomCompany[]> {
  if (roomIds.length === 0) return [];
  const { rows } = await sql<RoomCompany>`
    select room.id as "roomId", account.id, account.role, account.age_band as "ageBand",
      account.is_bot as "isBot", account.is_demo as "isDemo",
      coalesce(room.owner_id = account.id, false) as "isOwner"
    from room
    join lateral (
      select account_id from room_member where room_id = room.id
      union
      select account_id from room_invitation where room_id = room.id
      union
      select room.owner_id where room.owner_id is not null
    ) as inside on true
    join ${cards(db)} as account on account.id = inside.account_id
    where room.is_private and room.id = any(${sql.val([...roomIds])}::uuid[])`.execute(db);
  return rows;
}
