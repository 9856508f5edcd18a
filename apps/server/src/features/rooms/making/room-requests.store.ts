import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { RoomNeeds, RoomPerson } from "../room-reads.store";

/** Somebody who asks for a place. */
export interface RoomRequestRow extends RoomPerson {
  createdAt: Date;
}

/** False when they had asked already. */
export async function insertRequest(
  tx: Tx,
  { roomId, accountId, now }: { roomId: string; accountId: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto("room_request")
    .values({ room_id: roomId, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("room_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteRequest(db: Db | Tx, roomId: string, accountId: string): Promise<void> {
  await db
    .deleteFrom("room_request")
    .where("room_id", "=", roomId)
    .where("account_id", "=", accountId)
    .execute();
}

/** Who asks for a place in a room, in the order in which they asked. */
export async function listRequests(
  { cards }: Pick<RoomNeeds, "cards">,
  db: Db,
  roomId: string,
): Promise<RoomRequestRow[]> {
  const { rows } = await sql<RoomRequestRow>`
    select account.id, account.shown_name as name, account.role, account.age_band as "ageBand",
      account.is_bot as "isBot", account.is_demo as "isDemo",
      account.needs_consent as "needsConsent", room_request.created_at as "createdAt"
    from room_request join ${cards(db)} as account on account.id = room_request.account_id
    where room_request.room_id = ${roomId}
    order by room_request.created_at, account.id
    limit 100`.execute(db);
  return rows;
}
