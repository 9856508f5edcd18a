import type { CefrLevel, RoomAudience, RoomGame, RoomType } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";

/** Holds back others who would join or leave until the transaction ends. False when there is no such room. */
export async function lockRoom(tx: Tx, roomId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("room")
    .select("id")
    .where("id", "=", roomId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes along who is in it and what was said. Answers who was a member; null when there is no such room. */
export async function deleteRoom(tx: Tx, roomId: string): Promise<string[] | null> {
  if (!(await lockRoom(tx, roomId))) return null;
  const members = await tx
    .deleteFrom("room_member")
    .where("room_id", "=", roomId)
    .returning("account_id")
    .execute();
  await tx.deleteFrom("room").where("id", "=", roomId).execute();
  return members.map(({ account_id }) => account_id);
}

/** What was said before does not count as unread. */
export async function insertMember(
  tx: Tx,
  member: { roomId: string; accountId: string; lastReadSeq: number; now: Date },
): Promise<void> {
  await tx
    .insertInto("room_member")
    .values({
      room_id: member.roomId,
      account_id: member.accountId,
      joined_at: member.now,
      last_read_seq: member.lastReadSeq,
    })
    .execute();
}

/** True when this was a member. */
export async function deleteMember(
  db: Db | Tx,
  roomId: string,
  accountId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("room_member")
    .where("room_id", "=", roomId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteInvitation(
  db: Db | Tx,
  roomId: string,
  accountId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("room_invitation")
    .where("room_id", "=", roomId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False when the invitation was there already. */
export async function insertInvitation(
  tx: Tx,
  invitation: { roomId: string; accountId: string; invitedBy: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto("room_invitation")
    .values({
      room_id: invitation.roomId,
      account_id: invitation.accountId,
      invited_by: invitation.invitedBy,
      created_at: invitation.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("room_id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewRoom {
  name: string;
  description: string;
  type: RoomType;
  category: string;
  isPrivate: boolean;
  maxParticipants: number;
  audience: RoomAudience;
  classId: string | null;
  level: CefrLevel | null;
  game: RoomGame | null;
  ownerId: string;
  /** Of the demo school's. */
  isDemo: boolean;
  now: Date;
}

export async function insertRoom(tx: Tx, room: NewRoom): Promise<string> {
  const { id } = await tx
    .insertInto("room")
    .values({
      name: room.name,
      description: room.description,
      type: room.type,
      category: room.category,
      is_private: room.isPrivate,
      max_participants: room.maxParticipants,
      audience: room.audience,
      class_id: room.classId,
      level: room.level,
      game: room.game,
      owner_id: room.ownerId,
      is_demo: room.isDemo,
      created_at: room.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What a demo account made goes with it; who is in it finds no room any more. */
export async function deleteDemoRoomsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom("room").where("owner_id", "=", ownerId).where("is_demo", "=", true).execute();
}

export async function countOwned(db: Db | Tx, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("room")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}
