import { type RawBuilder, sql } from "kysely";
import type { AgeBand, CefrLevel, Role } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import type { AccessPerson, AccessRoom } from "./room-access";

export interface Viewer {
  id: string;
  role: Role;
  ageBand: AgeBand;
}

export async function findViewer(db: Db | Tx, accountId: string): Promise<Viewer | undefined> {
  return await db
    .selectFrom("account")
    .select(["id", "role", "age_band as ageBand"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

export interface Invitee extends Viewer {
  name: string;
  isBot: boolean;
}

export async function findInvitee(db: Db | Tx, accountId: string): Promise<Invitee | undefined> {
  return await db
    .selectFrom("account")
    .select(["id", "shown_name as name", "role", "age_band as ageBand", "is_bot as isBot"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

/** A room, and what one person is to it. */
export interface RoomRow extends AccessRoom, Omit<AccessPerson, "role" | "ageBand"> {
  id: string;
  name: string;
  description: string;
  type: "CHAT" | "GAME";
  category: string;
  level: CefrLevel | null;
  memberCount: number;
  maxParticipants: number;
  partnerId: string | null;
  lastSeq: number;
  unreadCount: number;
  /** One of the demo school's. */
  isDemo: boolean;
  ownerId: string | null;
  /** What the person is called who invited; null without an invitation that waits. */
  invitedBy: string | null;
}

/** Nobody counts further: the screen says "99+". */
const mostUnread = 100;
const mostRooms = 500;

interface Wish {
  viewerId: string;
  /** Whether the demo school is open: closed, its rooms are not there. */
  demo: boolean;
  /** Whose messages are not unread for this viewer; null where nobody asks what is unread. */
  hiddenIds: readonly string[] | null;
  type?: "CHAT" | "GAME" | undefined;
  roomId?: string;
  /** Only rooms that the viewer is a member of. */
  joined?: boolean;
  /** Leaves out private rooms that are no business of the viewer's, before they are counted. */
  withoutStrangers?: boolean;
}

/** What somebody is to a `room`, joined with their place `mine` in it. */
const standingOf = (viewerId: RawBuilder<unknown>) => sql`
  mine.account_id is not null as "isMember",
  exists (
    select from room_invitation where room_id = room.id and account_id = ${viewerId}
  ) as "isInvited",
  coalesce(room.owner_id = ${viewerId}, false) as "hasMade",
  room.class_id is not null and (
    exists (
      select from class_member where class_id = room.class_id and account_id = ${viewerId}
    )
    or exists (select from school_class where id = room.class_id and teacher_id = ${viewerId})
  ) as "isInClass",
  not room.is_demo
    and exists (select from account where id = ${viewerId} and is_demo)
    and not exists (select from account where id = room.owner_id and is_demo) as "isPassingBy"`;

/** Rooms with what a viewer is to them, those with the latest chat first. */
export async function listRooms(db: Db | Tx, wish: Wish): Promise<RoomRow[]> {
  const { viewerId, hiddenIds, type, roomId } = wish;
  const { rows } = await sql<RoomRow>`
    select
      room.id, room.name, room.description, room.type, room.category, room.level, room.audience,
      room.is_private as "isPrivate",
      room.is_listed as "isListed",
      room.max_participants as "maxParticipants",
      room.partner_id as "partnerId",
      room.last_seq as "lastSeq",
      room.is_demo as "isDemo",
      room.owner_id as "ownerId",
      (
        select inviter.shown_name
        from room_invitation
        join account as inviter on inviter.id = room_invitation.invited_by
        where room_invitation.room_id = room.id and room_invitation.account_id = ${viewerId}
      ) as "invitedBy",
      (select count(*) from room_member where room_id = room.id) as "memberCount",
      ${standingOf(sql`${viewerId}::uuid`)},
      case when mine.account_id is null or ${hiddenIds === null} then 0 else (
        select count(*) from (
          select from room_message
          where room_id = room.id
            and seq > mine.last_read_seq
            and hidden_at is null
            and account_id <> ${viewerId}
            and account_id <> all(${sql.val([...(hiddenIds ?? [])])}::uuid[])
          limit ${mostUnread}
        ) as unread
      ) end as "unreadCount"
    from room
    left join room_member as mine on mine.room_id = room.id and mine.account_id = ${viewerId}
    where true
      ${wish.demo ? sql`` : sql`and not room.is_demo`}
      ${type === undefined ? sql`` : sql`and room.type = ${type}`}
      ${roomId === undefined ? sql`` : sql`and room.id = ${roomId}`}
      ${wish.joined === true ? sql`and mine.account_id is not null` : sql``}
      ${wish.withoutStrangers === true ? sql`and (${concerns(viewerId)})` : sql``}
    order by room.last_message_at desc nulls last, room.created_at desc, room.name
    limit ${mostRooms}`.execute(db);
  return rows;
}

/** A room that is open, shows itself, or knows the viewer. */
const concerns = (viewerId: string) => sql`
  not room.is_private or room.is_listed or mine.account_id is not null
  or room.owner_id = ${viewerId}
  or exists (select from room_invitation where room_id = room.id and account_id = ${viewerId})`;

/** A room and somebody at its door. */
export interface Caller extends AccessRoom, AccessPerson {
  accountId: string;
  /** What others read. */
  userName: string;
  roomId: string;
  name: string;
  type: "CHAT" | "GAME";
  level: CefrLevel | null;
  partnerId: string | null;
  lastSeq: number;
}

/** Who stands at the door of which room; left out are accounts and rooms that are not there. */
export async function readCallers(
  db: Db | Tx,
  asks: readonly { accountId: string; roomId: string }[],
  demo: boolean,
): Promise<Caller[]> {
  if (asks.length === 0) return [];
  const { rows } = await sql<Caller>`
    select
      viewer.id as "accountId", viewer.shown_name as "userName", viewer.role, viewer.age_band as "ageBand",
      room.id as "roomId", room.name, room.type, room.level, room.audience,
      room.is_private as "isPrivate",
      room.is_listed as "isListed",
      room.partner_id as "partnerId",
      room.last_seq as "lastSeq",
      ${standingOf(sql`viewer.id`)}
    from unnest(
      ${asks.map(({ accountId }) => accountId)}::uuid[],
      ${asks.map(({ roomId }) => roomId)}::uuid[]
    ) as asked (account_id, room_id)
    join account as viewer on viewer.id = asked.account_id
    join room on room.id = asked.room_id
    left join room_member as mine on mine.room_id = room.id and mine.account_id = viewer.id
    where ${demo} or not room.is_demo`.execute(db);
  return rows;
}

const mostMembers = 200;

export interface MemberRow {
  roomId: string;
  userId: string;
  userName: string;
  role: Role;
}

/** Who is in these rooms, the oldest members first. */
export async function listMembers(db: Db | Tx, roomIds: readonly string[]): Promise<MemberRow[]> {
  if (roomIds.length === 0) return [];
  const { rows } = await sql<MemberRow>`
    select
      member.room_id as "roomId", account.id as "userId", account.shown_name as "userName",
      account.role
    from unnest(${sql.val([...roomIds])}::uuid[]) as wanted (id)
    cross join lateral (
      select room_id, account_id, joined_at from room_member
      where room_id = wanted.id
      order by joined_at, account_id
      limit ${mostMembers}
    ) as member
    join account on account.id = member.account_id
    order by member.joined_at, account.id`.execute(db);
  return rows;
}

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
  await deleteInvitation(tx, member.roomId, member.accountId);
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
  type: "CHAT" | "GAME";
  category: string;
  isPrivate: boolean;
  maxParticipants: number;
  audience: "EVERYONE" | "ADULTS" | "CLASS";
  classId: string | null;
  level: CefrLevel | null;
  ownerId: string;
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
      owner_id: room.ownerId,
      created_at: room.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Holds back others who would change this account until the transaction ends. */
export async function lockOwner(tx: Tx, accountId: string): Promise<void> {
  await tx
    .selectFrom("account")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .execute();
}

export async function countOwned(db: Db | Tx, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("room")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest class that somebody teaches, or else is a student of. */
export async function findClassOf(db: Db | Tx, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select school_class.id
    from school_class
    left join class_member on class_id = school_class.id and account_id = ${accountId}
    where teacher_id = ${accountId} or account_id is not null
    order by (teacher_id = ${accountId}) desc, created_at desc
    limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
