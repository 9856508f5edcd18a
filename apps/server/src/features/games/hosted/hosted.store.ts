import type { CefrLevel } from "@saywell/contract";
import type { GameMode, GamePhase, RoomCategory } from "@saywell/contract/constants";
import type { QuizPhase, QuizQuestion, QuizSetting, QuizState } from "@saywell/quiz";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { phases } from "../telling/quiz-state";

interface NewHostedGame {
  hostId: string;
  mode: GameMode;
  setting: QuizSetting;
  state: QuizState;
  questions: readonly QuizQuestion[];
  bank: BankChoice | null;
  now: Date;
}

/** What a game asks of the bank. */
export interface BankChoice {
  category: RoomCategory;
  level: CefrLevel;
  /** How many questions. */
  count: number;
}

export async function insertHostedGame(tx: Tx, game: NewHostedGame): Promise<string> {
  const { id } = await tx
    .insertInto("game")
    .values({
      host_id: game.hostId,
      game_type: "TRIVIA",
      mode: game.mode,
      setting: JSON.stringify(game.setting),
      state: JSON.stringify(game.state),
      questions: JSON.stringify(game.questions),
      bank: game.bank && JSON.stringify(game.bank),
      created_at: game.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface HostedRow {
  hostId: string;
  questions: QuizQuestion[];
  /** Null for questions of the host's own. */
  bank: BankChoice | null;
  isClosed: boolean;
}

/** A game without a room; undefined where there is none. */
export async function findHosted(from: Db | Tx, id: string): Promise<HostedRow | undefined> {
  const { rows } = await sql<HostedRow>`
    select host_id as "hostId", questions, bank, closed_at is not null as "isClosed" from game
    where id = ${id} and room_id is null`.execute(from);
  return rows[0];
}

/** What is asked now, in place of what the game before asked. */
export async function saveQuestions(
  db: Db,
  id: string,
  questions: readonly QuizQuestion[],
): Promise<void> {
  await db
    .updateTable("game")
    .set({ questions: JSON.stringify(questions) })
    .where("id", "=", id)
    .execute();
}

/** Holds back others who would enter, or close, the same game. */
export async function lockHosted(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ isClosed: boolean }>`
    select closed_at is not null as "isClosed" from game
    where id = ${id} and room_id is null for update`.execute(tx);
  return rows[0]?.isClosed === false;
}

export async function closeHosted(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("game")
    .set({ closed_at: now })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .execute();
}

export interface JoinedPlayer {
  accountId: string;
  name: string;
  nameKey: string;
  isRemoved: boolean;
}

const players = (from: Db | Tx, gameId: string) =>
  from
    .selectFrom("game_player")
    .select([
      "account_id as accountId",
      "name",
      "name_key as nameKey",
      sql<boolean>`removed_at is not null`.as("isRemoved"),
    ])
    .where("game_id", "=", gameId);

export const findPlayer = (
  from: Db | Tx,
  gameId: string,
  accountId: string,
): Promise<JoinedPlayer | undefined> =>
  players(from, gameId).where("account_id", "=", accountId).executeTakeFirst();

/** Whose name this is in a game: of somebody in it, or only of somebody who was taken out. */
export async function holderOf(
  from: Db | Tx,
  gameId: string,
  nameKey: string,
): Promise<JoinedPlayer | undefined> {
  return await players(from, gameId)
    .where("name_key", "=", nameKey)
    .orderBy(sql`removed_at is not null`)
    .executeTakeFirst();
}

export async function listPlayers(from: Db | Tx, gameId: string): Promise<string[]> {
  const rows = await players(from, gameId).where("removed_at", "is", null).execute();
  return rows.map(({ accountId }) => accountId);
}

/** What people were called in a game, who was taken out too. */
export async function namesIn(
  from: Db | Tx,
  gameId: string,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await players(from, gameId)
    .where(sql<boolean>`account_id = any(${sql.val([...accountIds])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ accountId, name }) => [accountId, name]));
}

/** Who of these may not be in a game without a room: it is closed, or they are not of it. */
export async function barredFrom(
  from: Db | Tx,
  gameId: string,
  accountIds: readonly string[],
): Promise<string[]> {
  const game = await findHosted(from, gameId);
  if (game === undefined || game.isClosed) return [...accountIds];
  const rows = await players(from, gameId)
    .where(sql<boolean>`account_id = any(${sql.val([...accountIds])}::uuid[])`)
    .where("removed_at", "is", null)
    .execute();
  const joined = new Set(rows.map(({ accountId }) => accountId));
  return accountIds.filter((id) => id !== game.hostId && !joined.has(id));
}

export async function countPlayers(from: Db | Tx, gameId: string): Promise<number> {
  const { count } = await from
    .selectFrom("game_player")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("game_id", "=", gameId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives away the seats of who joined before this moment and never came; false where there are none. */
export async function dropAbsent(
  from: Db | Tx,
  { gameId, before }: { gameId: string; before: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with came as materialized (
      select distinct coalesce(former.account_id::text, event ->> 'id') as id
      from game_event
      left join game_former_guest as former on former.guest_id::text = event ->> 'id'
      where game_id = ${gameId} and event ->> 'type' = 'came'
    )
    delete from game_player
    where game_id = ${gameId} and removed_at is null and joined_at < ${before}
      and account_id::text not in (select id from came)`.execute(from);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function insertPlayer(
  tx: Tx,
  player: { gameId: string; accountId: string; name: string; nameKey: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("game_player")
    .values({
      game_id: player.gameId,
      account_id: player.accountId,
      name: player.name,
      name_key: player.nameKey,
      joined_at: player.now,
    })
    .execute();
}

/** False where none of these has ever joined. Who was taken out before stays so since then. */
export async function removePlayers(
  db: Db,
  { gameId, ids, now }: { gameId: string; ids: readonly string[]; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("game_player")
    .set({ removed_at: sql`coalesce(removed_at, ${now})` })
    .where("game_id", "=", gameId)
    .where(sql<boolean>`account_id = any(${sql.val([...ids])}::uuid[])`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface HostedFigures {
  players: number;
  matches: number;
  phase: GamePhase;
  /** When something happened in it last; null where nothing has. */
  lastAt: Date | null;
}

export async function figuresOf(
  from: Db | Tx,
  gameIds: readonly string[],
): Promise<Map<string, HostedFigures>> {
  const { rows } = await sql<Omit<HostedFigures, "phase"> & { id: string; phase: QuizPhase }>`
    select game.id, state ->> 'phase' as phase,
      (
        select count(*) from game_player where game_id = game.id and removed_at is null
      ) as players,
      (select count(*) from game_match where game_id = game.id) as matches,
      (
        select at from game_event where game_id = game.id order by seq desc limit 1
      ) as "lastAt"
    from game
    where id = any(${sql.val([...gameIds])}::uuid[])`.execute(from);
  return new Map(
    rows.map(({ id, phase, ...figures }) => [id, { ...figures, phase: phases[phase] }]),
  );
}

/** The id of a game that was played to its end, by its number or the last one. */
export async function findMatchOf(
  from: Db | Tx,
  gameId: string,
  number: number | undefined,
): Promise<{ id: string; matches: number } | undefined> {
  const { rows } = await sql<{ id: string; matches: number }>`
    select id, (select count(*) from game_match where game_id = ${gameId}) as matches
    from game_match
    where game_id = ${gameId}
      and (${number ?? null}::integer is null or number = ${number ?? null})
    order by number desc
    limit 1`.execute(from);
  return rows[0];
}

/** Questions of the bank that somebody's games have asked, and when last, in milliseconds since 1970. */
export async function askedBy(from: Db | Tx, hostId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select asked ->> 'id' as id, max(game.created_at) as at
    from game, jsonb_array_elements(game.questions) as asked
    where game.host_id = ${hostId} and asked ->> 'id' is not null
    group by 1`.execute(from);
  return new Map(rows.map(({ id, at }) => [id, at.getTime()]));
}
