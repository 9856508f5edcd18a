import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { RoomNeeds, RoomPerson } from "../room-reads.store";

/** Somebody who asks for a place. */
interface RoomRequestRow extends RoomPerson {
  avatar: string | null;
  createdAt: Date;
}

/** When the last request of somebody for a room ended; null for one that waits, or where there is none. */
export async function lastEnded(
  db: Db | Tx,
  roomId: string,
  accountId: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom("room_request")
    .select("ended_at")
    .where("room_id", "=", roomId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.ended_at ?? null;
}

/** False when they had asked already. One that ended begins anew. */
export async function insertRequest(
  tx: Tx,
  { roomId, accountId, now }: { roomId: string; accountId: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto("room_request")
    .values({ room_id: roomId, account_id: accountId, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["room_id", "account_id"])
        .doUpdateSet({ created_at: now, ended_at: null })
        .where("room_request.ended_at", "is not", null),
    )
    .returning("room_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** It was turned down or taken back. */
export async function endRequest(
  db: Db | Tx,
  { roomId, accountId, now }: { roomId: string; accountId: string; now: Date },
): Promise<void> {
  await db
    .updateTable("room_request")
    .set({ ended_at: now })
    .where("room_id", "=", roomId)
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .execute();
}

/** It was answered with a yes. */
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
      account.needs_consent as "needsConsent", account.avatar, room_request.created_at as "createdAt"
    from room_request join ${cards(db)} as account on account.id = room_request.account_id
    where room_request.room_id = ${roomId} and room_request.ended_at is null
    order by room_request.created_at, account.id
    limit 100`.execute(db);
  return rows;
}

/** The rooms in which somebody waits for an answer. */
export async function listRoomsAskedFor(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("room_request")
    .select("room_id")
    .distinct()
    .where("ended_at", "is", null)
    .execute();
  return rows.map(({ room_id }) => room_id);
}
