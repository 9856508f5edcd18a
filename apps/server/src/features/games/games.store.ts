import type { GameMode, GameType, RoomGame } from "@saywell/contract/constants";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import {
  type AnyEvent,
  type AnySetting,
  type AnyState,
  type OfKind,
  replayGame,
} from "./kinds/any-game";

/** A game as it is stored. */
export type StoredGame = GameRow & OfKind;

interface GameRow {
  id: string;
  roomId: string | null;
  hostId: string | null;
  gameType: GameType;
  mode: GameMode;
  createdAt: Date;
  /** The version of the state that stands in its row: what came after it stands in the log alone. */
  wholeVersion: number;
  /** The game that was played last, once it is over. */
  matchId: string | null;
}

const read = (db: Db | Tx) =>
  db
    .selectFrom("game")
    .leftJoin("game_match as match", (join) =>
      join
        .onRef("match.game_id", "=", "game.id")
        .on("match.number", "=", sql<number>`(game.state ->> 'match')::integer`),
    )
    .select([
      "game.id",
      "game.room_id as roomId",
      "game.host_id as hostId",
      "game.kind",
      "game.game_type as gameType",
      "game.mode",
      "game.created_at as createdAt",
      sql<AnySetting>`game.setting`.as("setting"),
      sql<AnyState>`game.state`.as("state"),
      sql<AnyEvent[] | null>`(
        select jsonb_agg(event order by seq) from game_event
        where game_id = game.id and seq > (game.state ->> 'version')::integer
      )`.as("since"),
      "match.id as matchId",
    ]);

type Row = Omit<GameRow, "wholeVersion"> & {
  kind: RoomGame;
  setting: AnySetting;
  state: AnyState;
  since: AnyEvent[] | null;
};

const upToNow = ({ since, ...game }: Row): StoredGame =>
  ({
    ...game,
    state: replayGame(game.kind, game.state, since ?? []),
    wholeVersion: game.state.version,
  }) as StoredGame;

export async function findGame(db: Db | Tx, id: string): Promise<StoredGame | undefined> {
  const row = await read(db).where("game.id", "=", id).executeTakeFirst();
  return row && upToNow(row);
}

export async function findGameOf(db: Db | Tx, roomId: string): Promise<StoredGame | undefined> {
  const row = await read(db).where("game.room_id", "=", roomId).executeTakeFirst();
  return row && upToNow(row);
}

/** The games of these rooms, by room. */
export async function gamesIn(
  db: Db | Tx,
  roomIds: readonly string[],
): Promise<Map<string, string>> {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("game")
    .select(["id", "room_id"])
    .where(sql<boolean>`room_id = any(${sql.val([...new Set(roomIds)])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, room_id }) => [room_id!, id]));
}

/** The versions of these games, by the room or, without one, by the game. */
export async function versionsOf(
  db: Db | Tx,
  channelIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ channelId: string; version: number }>`
    select coalesce(room_id, id) as "channelId", version from game
    where room_id = any(${sql.val([...channelIds])}::uuid[])
      or (room_id is null and id = any(${sql.val([...channelIds])}::uuid[]))`.execute(db);
  return new Map(rows.map(({ channelId, version }) => [channelId, version]));
}

export type NewGame = OfKind & {
  roomId: string | null;
  hostId: string | null;
  gameType: GameType;
  mode: GameMode;
  now: Date;
};

/** Opens a game; null where the room has one already. */
export async function insertGame(db: Db | Tx, game: NewGame): Promise<string | null> {
  const row = await db
    .insertInto("game")
    .values({
      room_id: game.roomId,
      host_id: game.hostId,
      kind: game.kind,
      game_type: game.gameType,
      mode: game.mode,
      setting: JSON.stringify(game.setting),
      state: JSON.stringify(game.state),
      created_at: game.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface Change {
  id: string;
  /** The version that was decided upon, and that which follows. */
  from: number;
  to: number;
  /** The whole game then; null where its log says enough. */
  state: AnyState | null;
  events: readonly AnyEvent[];
  dueAt: Date | null;
  /** Whose move it waits for that nobody has to be in; null where it waits for nobody. */
  waitsFor: string | null;
}

/** Stores what happened in a game, with one statement; false where another was first. */
export async function saveChange(db: Db | Tx, change: Change): Promise<boolean> {
  const { id, from, to, state, events, dueAt, waitsFor } = change;
  const whole = state === null ? sql`` : sql`state = ${JSON.stringify(state)}::jsonb,`;
  const { rows } = await sql`
    with changed as (
      update game set version = ${to}, ${whole} due_at = ${dueAt}, waits_for = ${waitsFor}
      where id = ${id} and version = ${from}
      returning id
    ), logged as (
      insert into game_event (game_id, seq, at, event)
      select
        changed.id, ${from}::integer + place::integer,
        to_timestamp((event ->> 'at')::double precision / 1000), event
      from changed, jsonb_array_elements(${JSON.stringify(events)}::jsonb)
        with ordinality as listed (event, place)
    )
    select from changed`.execute(db);
  return rows.length > 0;
}

/**
 * Stores what happened in several games, with one statement: for each whether it was stored, or
 * another was first. A game is in it once.
 */
export async function saveChanges(db: Db, changes: readonly Change[]): Promise<boolean[]> {
  if (changes.length === 1) return [await saveChange(db, changes[0]!)];
  const all = changes.map(({ dueAt, ...change }) => ({ ...change, due: dueAt?.getTime() ?? null }));
  const { rows } = await sql<{ id: string }>`
    with listed as materialized (
      select
        (each ->> 'id')::uuid as id,
        (each ->> 'from')::integer as "from", (each ->> 'to')::integer as "to",
        nullif(each -> 'state', 'null') as state, each -> 'events' as events,
        to_timestamp((each ->> 'due')::double precision / 1000) as due_at,
        (each ->> 'waitsFor')::uuid as waits_for
      from jsonb_array_elements(${JSON.stringify(all)}::jsonb) as each
    ), locked as materialized (
      select game.id from game join listed on listed.id = game.id
      where game.version = listed."from"
      -- In one order in each process, so that no two wait for each other.
      order by game.id
      for update of game
    ), changed as (
      update game set
        version = listed."to", state = coalesce(listed.state, game.state),
        due_at = listed.due_at, waits_for = listed.waits_for
      from listed join locked on locked.id = listed.id
      where game.id = listed.id and game.version = listed."from"
      returning game.id
    ), logged as (
      insert into game_event (game_id, seq, at, event)
      select
        listed.id, listed."from" + place::integer,
        to_timestamp((event ->> 'at')::double precision / 1000), event
      from changed join listed on listed.id = changed.id,
        jsonb_array_elements(listed.events) with ordinality as happened (event, place)
    )
    select id from changed`.execute(db);
  const saved = new Set(rows.map(({ id }) => id));
  return changes.map(({ id }) => saved.has(id));
}

/** The moment that was stored has passed without anything: the next one is another. */
export async function saveDue(
  db: Db,
  due: { id: string; version: number; dueAt: Date | null },
): Promise<void> {
  await db
    .updateTable("game")
    .set({ due_at: due.dueAt })
    .where("id", "=", due.id)
    .where("version", "=", due.version)
    .execute();
}

/** A game that is over, with the part of the log that it is. */
export async function insertMatch(
  tx: Tx,
  match: { id: string; gameId: string; number: number; lastSeq: number },
): Promise<void> {
  await sql`
    insert into game_match (id, game_id, number, first_seq, last_seq, started_at, ended_at)
    select ${match.id}::uuid, ended.game_id, ${match.number}::integer, started.seq, ended.seq,
      started.at, ended.at
    from game_event as ended
    join lateral (
      select seq, at from game_event
      where game_id = ended.game_id and seq < ended.seq and event ->> 'type' = 'started'
      order by seq desc
      limit 1
    ) as started on true
    where ended.game_id = ${match.gameId} and ended.seq = ${match.lastSeq}`.execute(tx);
}

/** Games of which something should have followed before this moment. */
export async function listDue(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("game")
    .select("id")
    .where("due_at", "<", before)
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
