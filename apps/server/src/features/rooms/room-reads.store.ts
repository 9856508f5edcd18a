import type { AgeBand, CefrLevel, Role, RoomGame, RoomType } from "@saywell/contract";
import { type RawBuilder, sql } from "kysely";
import { compileOnce } from "../../db/compile-once";
import type { Db, Rows, Tx } from "../../db/database";
import { placeCount } from "./chat/places.store";
import type { AccessPerson, AccessRoom } from "./room-access";

export interface Viewer {
  id: string;
  role: Role;
  ageBand: AgeBand;
  isDemo?: boolean | undefined;
  needsConsent?: boolean | undefined;
}

export interface RoomPerson extends Viewer {
  name: string;
  isBot: boolean;
}

/** A room, and what one person is to it. */
export interface RoomRow extends AccessRoom, Omit<AccessPerson, "role" | "ageBand"> {
  id: string;
  name: string;
  description: string;
  type: RoomType;
  /** Which game its owner chose; null: what its name says. */
  game: RoomGame | null;
  category: string;
  level: CefrLevel | null;
  memberCount: number;
  maxParticipants: number;
  lastSeq: number;
  /** The number of the last message by somebody whose words reach the viewer. */
  lastHeardSeq: number;
  unreadCount: number;
  /** Whether the viewer asks for a place. */
  hasAsked: boolean;
  /** The room of a class, which stands on no list. */
  isOfClass: boolean;
  /** One of the demo school's. */
  isDemo: boolean;
  /** One that a visitor of the demo school made: only for demo accounts, and gone with the visit. */
  isOfVisitor: boolean;
  ownerId: string | null;
  /** The practice partner who is played in it. */
  partnerId: string | null;
  partnerName: string | null;
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
  type?: RoomType | undefined;
  roomId?: string;
  /** Only rooms in which the viewer has a place, and those that are the viewer's own. */
  joined?: boolean;
  /** Leaves out private rooms that are no business of the viewer's, before they are counted. */
  withoutStrangers?: boolean;
}

/** A room and somebody at its door. */
export interface Caller extends AccessRoom, AccessPerson {
  accountId: string;
  isDemo: boolean;
  /** What others read. */
  userName: string;
  /** A child for whom nobody has agreed: may be in no room. */
  needsConsent: boolean;
  roomId: string;
  lastSeq: number;
}

const mostMembers = 200;

export interface MemberRow {
  roomId: string;
  userId: string;
  userName: string;
  role: Role;
  avatar: string | null;
}

/** What is read here of other features, joined into the queries. */
export interface RoomNeeds {
  /** All accounts. */
  cards: (db: Db | Tx) => Rows<{
    id: string;
    name: string;
    shown_name: string;
    role: Role;
    age_band: AgeBand;
    time_zone: string;
    is_bot: boolean;
    is_demo: boolean;
    is_visitor: boolean;
    needs_consent: boolean;
    is_registered: boolean;
    avatar: string | null;
  }>;
  /** Who belongs to which class, as a student or as a teacher of it. */
  memberships: (db: Db | Tx) => Rows<{ class_id: string; account_id: string; is_teacher: boolean }>;
  /** The classes in which nobody writes: their rooms are closed. */
  silentClasses: (db: Db | Tx) => Rows<{ class_id: string }>;
  /** Who is whose student. */
  taught: (db: Db | Tx) => Rows<{ teacher_id: string; account_id: string }>;
  /** Rooms of which there is an open report that one of the staff may know, as a query. */
  reportedRooms: (db: Db | Tx, staffId: RawBuilder<unknown>) => RawBuilder<{ room_id: string }>;
}

export type RoomReads = ReturnType<typeof createRoomReads>;

/** Rooms and their members, as somebody may see them. */
export function createRoomReads(needs: RoomNeeds) {
  const { cards, memberships, silentClasses, taught, reportedRooms } = needs;
  async function findPerson(db: Db | Tx, accountId: string): Promise<RoomPerson | undefined> {
    return await db
      .selectFrom(cards(db).as("account"))
      .select([
        "id",
        "shown_name as name",
        "role",
        "age_band as ageBand",
        "is_bot as isBot",
        "is_demo as isDemo",
        "needs_consent as needsConsent",
      ])
      .where("id", "=", accountId)
      .executeTakeFirst();
  }

  const ofDemo = (db: Db | Tx, viewerId: RawBuilder<unknown>) => sql`
    exists (select from ${cards(db)} as viewing where viewing.id = ${viewerId} and viewing.is_demo)`;

  const madeByVisitor = (db: Db | Tx) => sql`
    room.is_demo and exists (
      select from ${cards(db)} as owner where owner.id = room.owner_id and owner.is_visitor
    )`;

  /** What a visitor of the demo school made is not there for anybody else. */
  const isThereFor = (db: Db | Tx, viewerId: RawBuilder<unknown>) => sql`
    (not (${madeByVisitor(db)}) or ${ofDemo(db, viewerId)})`;

  /** What somebody is to a `room`, joined with their place `mine` in it. */
  const relationOf = (db: Db | Tx, viewerId: RawBuilder<unknown>) => sql`
    mine.account_id is not null as "isMember",
    exists (
      select from room_invitation where room_id = room.id and account_id = ${viewerId}
    ) as "isInvited",
    coalesce(room.owner_id = ${viewerId}, false) as "hasMade",
    room.class_id is not null and exists (
        select from ${memberships(db)} as theirs
        where theirs.class_id = room.class_id and theirs.account_id = ${viewerId}
      ) and not (room.is_of_class and exists (
        select from ${silentClasses(db)} as silent where silent.class_id = room.class_id
      )) as "isInClass",
    case
      when room.is_of_class and ${isTeacherOfOthers(db, viewerId)} then true
      when ${ofDemo(db, viewerId)}
        then not room.is_demo or room.owner_id <> ${viewerId} and ${madeByVisitor(db)}
      when room.is_of_class then false
      when room.is_private or room.audience = 'CLASS' then ${isStrangeTeacher(db, viewerId)}
      else false
    end as "isPassingBy"`;

  /** A teacher who does not teach the class of a `room`, whoever of their students is in it. */
  const isTeacherOfOthers = (db: Db | Tx, viewerId: RawBuilder<unknown>) => sql`
    exists (
      select from ${cards(db)} as viewing where viewing.id = ${viewerId} and viewing.role = 'TEACHER'
    )
    and not exists (
      select from ${memberships(db)} as theirs
      where theirs.class_id = room.class_id and theirs.account_id = ${viewerId} and theirs.is_teacher
    )`;

  /** A teacher who has nothing to do with a room that is not for everybody, nor with anybody in it. */
  const isStrangeTeacher = (db: Db | Tx, viewerId: RawBuilder<unknown>) => sql`
    room.owner_id is distinct from ${viewerId}
    and exists (
      select from ${cards(db)} as viewing where viewing.id = ${viewerId} and viewing.role = 'TEACHER'
    )
    and not exists (
      select from ${memberships(db)} as theirs
      where theirs.class_id = room.class_id and theirs.account_id = ${viewerId}
    )
    and not exists (
      select from ${taught(db)} as student
      where student.teacher_id = ${viewerId}
        and (
          student.account_id = room.owner_id
          or exists (
            select from room_member where room_id = room.id and account_id = student.account_id
          )
        )
    )
    and not exists (
      select from (${reportedRooms(db, viewerId)}) as reported where reported.room_id = room.id
    )`;

  /** Rooms with what a viewer is to them, those with the latest chat first. */
  async function listRooms(db: Db | Tx, wish: Wish): Promise<RoomRow[]> {
    const { viewerId, hiddenIds, type, roomId } = wish;
    const { rows } = await sql<RoomRow>`
      select
        room.id, room.name, room.description, room.type, room.category, room.level, room.game, room.audience,
        room.is_private as "isPrivate",
        room.is_listed as "isListed",
        room.max_participants as "maxParticipants",
        room.last_seq as "lastSeq",
        case when ${hiddenIds === null || hiddenIds.length === 0} then room.last_seq else coalesce((
          select seq from room_message
          where room_id = room.id and account_id <> all(${sql.val([...(hiddenIds ?? [])])}::uuid[])
          order by seq desc
          limit 1
        ), 0) end as "lastHeardSeq",
        exists (
          select from room_request
          where room_id = room.id and account_id = ${viewerId} and ended_at is null
        ) as "hasAsked",
        room.is_of_class as "isOfClass",
        room.is_demo as "isDemo",
        ${madeByVisitor(db)} as "isOfVisitor",
        room.owner_id as "ownerId",
        partner.id as "partnerId", partner.shown_name as "partnerName",
        (
          select inviter.shown_name
          from room_invitation
          join ${cards(db)} as inviter on inviter.id = room_invitation.invited_by
          where room_invitation.room_id = room.id and room_invitation.account_id = ${viewerId}
        ) as "invitedBy",
        ${placeCount} as "memberCount",
        ${relationOf(db, sql`${viewerId}::uuid`)},
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
      left join ${cards(db)} as partner
        on partner.id = room.practice_partner_id and partner.is_bot and room.type = 'CHAT'
      where ${isThereFor(db, sql`${viewerId}::uuid`)}
        ${wish.demo ? sql`` : sql`and not room.is_demo`}
        ${type === undefined ? sql`` : sql`and room.type = ${type}`}
        ${roomId === undefined ? sql`` : sql`and room.id = ${roomId}`}
        ${roomId === undefined && wish.joined !== true ? sql`and not room.is_of_class` : sql``}
        ${wish.joined === true ? sql`and (mine.account_id is not null or room.owner_id = ${viewerId})` : sql``}
        ${wish.withoutStrangers === true ? sql`and (${concerns(viewerId)})` : sql``}
      order by room.last_message_at desc nulls last, room.created_at desc, room.name
      limit ${mostRooms}`.execute(db);
    return rows;
  }

  const callersOf = compileOnce(
    (db, asked: { accountIds: readonly string[]; roomIds: readonly string[]; demo: boolean }) =>
      sql<Caller>`
      select
        viewer.id as "accountId", viewer.shown_name as "userName", viewer.role, viewer.age_band as "ageBand",
        viewer.needs_consent as "needsConsent", viewer.is_demo as "isDemo",
        room.id as "roomId", room.audience,
        room.is_private as "isPrivate",
        room.is_listed as "isListed",
        room.last_seq as "lastSeq",
        ${relationOf(db, sql`viewer.id`)}
      from unnest(${asked.accountIds}::uuid[], ${asked.roomIds}::uuid[]) as asked (account_id, room_id)
      join ${cards(db)} as viewer on viewer.id = asked.account_id
      join room on room.id = asked.room_id
      left join room_member as mine on mine.room_id = room.id and mine.account_id = viewer.id
      where (${asked.demo}::boolean or not room.is_demo) and ${isThereFor(db, sql`viewer.id`)}`.compile(
        db,
      ),
  );

  /** Who stands at the door of which room; left out are accounts and rooms that are not there. */
  async function readCallers(
    db: Db | Tx,
    asks: readonly { accountId: string; roomId: string }[],
    demo: boolean,
  ): Promise<Caller[]> {
    if (asks.length === 0) return [];
    const accountIds = asks.map(({ accountId }) => accountId);
    return await callersOf(db, { accountIds, roomIds: asks.map(({ roomId }) => roomId), demo });
  }

  /** Who is in these rooms, the oldest members first; practice partners are no members. */
  async function listMembers(db: Db | Tx, roomIds: readonly string[]): Promise<MemberRow[]> {
    if (roomIds.length === 0) return [];
    const { rows } = await sql<MemberRow>`
      select
        member.room_id as "roomId", account.id as "userId", account.shown_name as "userName",
        ${roleIn("account", sql`room.is_demo`)} as role, account.avatar
      from unnest(${sql.val([...roomIds])}::uuid[]) as wanted (id)
      join room on room.id = wanted.id
      cross join lateral (
        select room_id, account_id, joined_at from room_member
        where room_id = wanted.id and account_id is distinct from room.practice_partner_id
        order by joined_at, account_id
        limit ${mostMembers}
      ) as member
      join ${cards(db)} as account on account.id = member.account_id
      order by member.joined_at, account.id`.execute(db);
    return rows;
  }

  return { findPerson, listRooms, readCallers, listMembers };
}

/** What others read somebody is in a room: who enters the demo as its teacher is one only there. */
export const roleIn = (account: string, isDemoRoom: RawBuilder<unknown>) => sql<Role>`
  case when ${sql.ref(`${account}.is_demo`)} and not ${isDemoRoom} then 'LEARNER' else ${sql.ref(`${account}.role`)} end`;

/** A room that is open, shows itself, or knows the viewer. */
const concerns = (viewerId: string) => sql`
  not room.is_private or room.is_listed or mine.account_id is not null
  or room.owner_id = ${viewerId}
  or exists (select from room_invitation where room_id = room.id and account_id = ${viewerId})`;
