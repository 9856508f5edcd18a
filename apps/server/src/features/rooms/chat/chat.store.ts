import type { Role, RoomMessage } from "@saywell/contract";
import { longestHistoryPage } from "@saywell/contract/constants";
import { minorAgeBands } from "@saywell/moderation";
import { sql } from "kysely";
import { compileOnce } from "../../../db/compile-once";
import type { Db, Rows, Tx } from "../../../db/database";
import { roleIn, type RoomNeeds } from "../room-reads.store";

/** A message on its way into a room. */
export interface NewRoomMessage {
  id: string;
  roomId: string;
  accountId: string;
  /** Teachers talk in every room of their school; others where they are members. */
  mustBeMember: boolean;
  /** What makes sending it again harmless. */
  clientId: string;
  content: string;
  isModerated: boolean;
  createdAt: Date;
}

interface StoredRow {
  id: string;
  seq: number;
  accountId: string;
  content: string;
  isModerated: boolean;
  createdAt: Date;
  userName: string;
  role: Role;
  isBot: boolean;
}

/** The messages that a room took, and the numbers they were given: after one, up to another. */
export interface RoomIntake {
  roomId: string;
  after: number;
  upTo: number;
  stored: RoomMessage[];
}

type WireRow = Pick<StoredRow, "seq" | "id" | "userName" | "role" | "isBot">;

const viewStored = (
  sent: NewRoomMessage,
  { seq, userName, role, isBot }: WireRow,
): RoomMessage => ({
  id: sent.id,
  userId: sent.accountId,
  userName,
  role,
  content: sent.content,
  createdAt: sent.createdAt.toISOString(),
  isModerated: sent.isModerated ? 1 : 0,
  seq,
  isBot,
});

const viewRow = (row: StoredRow): RoomMessage => ({
  id: row.id,
  userId: row.accountId,
  userName: row.userName,
  role: row.role,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  isModerated: row.isModerated ? 1 : 0,
  seq: row.seq,
  isBot: row.isBot,
});

/** What names a message before it has a number. */
export interface SentAs {
  roomId: string;
  accountId: string;
  clientId: string;
}

export const sentKey = ({ roomId, accountId, clientId }: SentAs): string =>
  `${roomId} ${accountId} ${clientId}`;

/** The messages that are stored under what their clients call them; hidden ones too. */
export async function findSent(
  db: Db | Tx,
  sent: readonly SentAs[],
): Promise<Map<string, { id: string; seq: number }>> {
  if (sent.length === 0) return new Map();
  const { rows } = await sql<SentAs & { id: string; seq: number }>`
    select room_id as "roomId", account_id as "accountId", client_id as "clientId", id, seq
    from room_message
    where (room_id, account_id, client_id) in (
      select * from unnest(
        ${sent.map(({ roomId }) => roomId)}::uuid[],
        ${sent.map(({ accountId }) => accountId)}::uuid[],
        ${sent.map(({ clientId }) => clientId)}::text[]
      )
    )`.execute(db);
  return new Map(rows.map((row) => [sentKey(row), { id: row.id, seq: row.seq }]));
}

export interface HiddenMessage {
  roomId: string;
  authorId: string;
  id: string;
  seq: number;
}

const hiddenMessages = (db: Db | Tx) =>
  db
    .selectFrom("room_message")
    .select(["room_id as roomId", "account_id as authorId", "id", "seq"])
    .where("hidden_at", "is not", null);

/** The messages of a room that were taken down, the latest first. */
export async function listHidden(
  db: Db | Tx,
  roomId: string,
  limit: number,
): Promise<HiddenMessage[]> {
  return await hiddenMessages(db)
    .where("room_id", "=", roomId)
    .orderBy("hidden_at", "desc")
    .limit(limit)
    .execute();
}

/** The messages of these rooms that were taken down since then. */
export async function listHiddenSince(
  db: Db | Tx,
  roomIds: readonly string[],
  since: Date,
): Promise<HiddenMessage[]> {
  return await hiddenMessages(db)
    .where(sql<boolean>`room_id = any(${sql.val([...roomIds])}::uuid[])`)
    .where("hidden_at", ">=", since)
    .execute();
}

export async function lastSeqs(
  db: Db | Tx,
  roomIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("room")
    .select(["id", "last_seq"])
    .where(sql<boolean>`id = any(${roomIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, last_seq }) => [id, last_seq]));
}

export async function membersOf(
  db: Db | Tx,
  roomIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ roomId: string; members: string[] }>`
    select room_id as "roomId", array_agg(account_id::text) as members
    from room_member
    where room_id = any(${roomIds}::uuid[])
    group by room_id`.execute(db);
  return new Map(rows.map(({ roomId, members }) => [roomId, members]));
}

/** Whom somebody meets who comes into a room: its members, and who wrote what they may still read. */
export async function peopleOf(db: Db | Tx, roomId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from room_member where room_id = ${roomId}
    union
    select account_id from (
      select account_id from room_message
      where room_id = ${roomId} and hidden_at is null
      order by seq desc
      limit ${longestHistoryPage}
    ) as latest`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ReadMark {
  roomId: string;
  accountId: string;
  seq: number;
}

/** How far people have read only rises, and never beyond what there is. */
export async function raiseReadMarks(db: Db | Tx, marks: readonly ReadMark[]): Promise<void> {
  await sql`
    update room_member as member
    set last_read_seq = least(mark.seq, room.last_seq)
    from unnest(
      ${marks.map(({ roomId }) => roomId)}::uuid[],
      ${marks.map(({ accountId }) => accountId)}::uuid[],
      ${marks.map(({ seq }) => seq)}::bigint[]
    ) as mark (room_id, account_id, seq)
    join room on room.id = mark.room_id
    where member.room_id = mark.room_id
      and member.account_id = mark.account_id
      and member.last_read_seq < least(mark.seq, room.last_seq)`.execute(db);
}

/** What is read here of other features, joined into the queries. */
export interface ChatNeeds extends Pick<RoomNeeds, "cards"> {
  /** Mutes and bans that nobody has lifted; some are over by now. */
  unlifted: (
    db: Db | Tx,
  ) => Rows<{ account_id: string; room_id: string | null; ends_at: Date | null }>;
}

/** Whether the room that a message was `sent` to is of the demo school. */
const ofDemo = sql`(select room.is_demo from room where room.id = sent.room_id)`;

/** Messages as the statement that stores them takes them, column by column. */
interface MessageColumns {
  ids: string[];
  roomIds: string[];
  accountIds: string[];
  mustBeMembers: boolean[];
  clientIds: string[];
  contents: string[];
  areModerated: boolean[];
  times: string[];
}

export type ChatStore = ReturnType<typeof createChatStore>;

/** The messages of rooms, with what their authors are called. */
export function createChatStore({ cards, unlifted }: ChatNeeds) {
  const storedMessages = (db: Db | Tx, roomId: string) =>
    db
      .selectFrom("room_message as message")
      .innerJoin(cards(db).as("account"), "account.id", "message.account_id")
      .innerJoin("room", "room.id", "message.room_id")
      .select([
        "message.id",
        "message.seq",
        "message.account_id as accountId",
        "message.content",
        "message.is_moderated as isModerated",
        "message.created_at as createdAt",
        "account.shown_name as userName",
        roleIn("account", sql`room.is_demo`).as("role"),
        "account.is_bot as isBot",
      ])
      .where("message.room_id", "=", roomId)
      .orderBy("message.seq");

  /** Put together once: its text is long, and every message waits for it. */
  const numberAndStore = compileOnce((from, values: MessageColumns) =>
    sql<Omit<RoomIntake, "stored"> & { stored: WireRow[] }>`
      with sent as (
        select sent.*, account.shown_name, account.is_bot,
          ${roleIn("account", ofDemo)} as role
        from unnest(
          ${values.ids}::uuid[],
          ${values.roomIds}::uuid[],
          ${values.accountIds}::uuid[],
          ${values.mustBeMembers}::boolean[],
          ${values.clientIds}::text[],
          ${values.contents}::text[],
          ${values.areModerated}::boolean[],
          ${values.times}::timestamptz[]
        ) with ordinality as sent (
          id, room_id, account_id, must_be_member, client_id, content, is_moderated, created_at, place
        )
        join ${cards(from)} as account on account.id = sent.account_id
        -- Asked for each message, so that an index answers. As a join the plan may read every member
        -- and every message there is, and stay in use as they become more.
        where (
          -- Whoever is the demo's teacher looks after its rooms only.
          (not must_be_member and (not account.is_demo or ${ofDemo}))
          or coalesce((
            select true from room_member as member
            where member.room_id = sent.room_id and member.account_id = sent.account_id
            limit 1
          ), false)
        ) and not coalesce((
          select true from room_message as earlier
          where earlier.room_id = sent.room_id
            and earlier.account_id = sent.account_id
            and earlier.client_id = sent.client_id
          limit 1
        ), false) and not coalesce((
          select true from ${unlifted(from)} as sanction
          where sanction.account_id = sent.account_id
            and (sanction.ends_at is null or sanction.ends_at > sent.created_at)
            and (sanction.room_id is null or sanction.room_id = sent.room_id)
          limit 1
        ), false)
      ), counted as (
        select room_id, count(*) as size, max(created_at) as latest from sent group by room_id
      ), locked as (
        -- In one order everywhere, or two processes would wait for each other.
        select id from room where id in (select room_id from counted) order by id for no key update
      ), numbered as (
        update room
        set last_seq = last_seq + size, last_message_at = latest
        from counted join locked on locked.id = counted.room_id
        where room.id = counted.room_id
        returning room.id as room_id, last_seq - size as after, last_seq as up_to
      ), fresh as (
        select sent.*, after + row_number() over (partition by room_id order by place) as seq
        from sent join numbered using (room_id)
      ), stored as (
        insert into room_message
          (room_id, seq, id, account_id, client_id, content, is_moderated, created_at)
        select room_id, seq, id, account_id, client_id, content, is_moderated, created_at
        from fresh
        -- Sent to two processes at once, it is found here: its number stays unused.
        on conflict (room_id, account_id, client_id) do nothing
        returning room_id, seq
      )
      select
        numbered.room_id as "roomId",
        numbered.after,
        numbered.up_to as "upTo",
        coalesce(
          json_agg(
            json_build_object(
              'seq', seq, 'id', id, 'userName', shown_name, 'role', role, 'isBot', is_bot
            )
            order by seq
          ) filter (where stored.seq is not null),
          '[]'
        ) as stored
      from numbered left join (stored join fresh using (room_id, seq)) using (room_id)
      group by 1, 2, 3`.compile(from),
  );

  /**
   * Numbers and stores messages of any rooms in their order, in one statement; answers what each room
   * took. A message is passed over when it is stored already, when its author is muted or banned there,
   * and when its author had to be a member and is none any more.
   */
  async function insertMessages(
    db: Db | Tx,
    messages: readonly NewRoomMessage[],
  ): Promise<RoomIntake[]> {
    const rows = await numberAndStore(db, {
      ids: messages.map(({ id }) => id),
      roomIds: messages.map(({ roomId }) => roomId),
      accountIds: messages.map(({ accountId }) => accountId),
      mustBeMembers: messages.map(({ mustBeMember }) => mustBeMember),
      clientIds: messages.map(({ clientId }) => clientId),
      contents: messages.map(({ content }) => content),
      areModerated: messages.map(({ isModerated }) => isModerated),
      times: messages.map(({ createdAt }) => createdAt.toISOString()),
    });
    const sent = new Map(messages.map((message) => [message.id, message]));
    return rows.map((row) => ({
      ...row,
      stored: row.stored.map((each) => viewStored(sent.get(each.id)!, each)),
    }));
  }

  /** What is shown after a number, oldest first. */
  async function listAfter(
    db: Db | Tx,
    roomId: string,
    after: number,
    limit: number,
  ): Promise<RoomMessage[]> {
    const rows = await storedMessages(db, roomId)
      .where("message.seq", ">", after)
      .where("message.hidden_at", "is", null)
      .limit(limit)
      .execute();
    return rows.map(viewRow);
  }

  /** The names of accounts, in no order; those that are gone are left out. */
  async function namesOf(
    db: Db | Tx,
    accountIds: readonly string[],
  ): Promise<{ userId: string; userName: string }[]> {
    if (accountIds.length === 0) return [];
    return await db
      .selectFrom(cards(db).as("account"))
      .select(["id as userId", "shown_name as userName"])
      .where(sql<boolean>`id = any(${accountIds}::uuid[])`)
      .execute();
  }

  /**
   * Those of these messages that a member besides their author may read who has said to be under 18,
   * or signed up as a learner and never said an age. Guests who never did are as a rule somebody who
   * passes by, and would make a room of children of every room. Who talks in a room without being its
   * member is of the staff.
   */
  async function listBesideMinors(
    db: Db | Tx,
    sent: readonly { id: string; roomId: string; accountId: string }[],
  ): Promise<Set<string>> {
    if (sent.length === 0) return new Set();
    const { rows } = await sql<{ id: string }>`
      select sent.id
      from unnest(
        ${sent.map(({ id }) => id)}::uuid[],
        ${sent.map(({ roomId }) => roomId)}::uuid[],
        ${sent.map(({ accountId }) => accountId)}::uuid[]
      ) as sent (id, room_id, account_id)
      where exists (
        select from room_member as member
        join ${cards(db)} as account on account.id = member.account_id
        where member.room_id = sent.room_id
          and member.account_id <> sent.account_id
          and not account.is_bot
          and (
            account.age_band = any(${[...minorAgeBands]}::text[])
            or (
              account.age_band = 'UNKNOWN' and account.role = 'LEARNER' and account.is_registered
            )
          )
      )`.execute(db);
    return new Set(rows.map(({ id }) => id));
  }

  return { insertMessages, listAfter, namesOf, listBesideMinors };
}
