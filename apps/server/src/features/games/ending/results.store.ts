import type { QuizEvent, QuizSetting } from "@saywell/quiz";
import type { WordBoardEvent, WordBoardSetting } from "@saywell/word-board";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { withAccounts } from "../former-guests.store";
import type { AnyEvent } from "../kinds/any-game";

/** A game that is over, with its part of the log. */
export type PlayedMatch = MatchRow & (PlayedQuiz | PlayedBoard);

export interface PlayedQuiz {
  kind: "QUIZ";
  setting: QuizSetting;
  events: QuizEvent[];
}

export interface PlayedBoard {
  kind: "WORD_BOARD";
  setting: WordBoardSetting;
  events: WordBoardEvent[];
}

interface MatchRow {
  id: string;
  gameId: string;
  roomId: string | null;
  number: number;
  endedAt: Date;
  /** Whether the game's host lets its players see the leaderboard, now. */
  showsLeaderboard: boolean;
  /** Whether each match of its game asks other questions. */
  asksAnew: boolean;
}

export async function findMatch(db: Db | Tx, id: string): Promise<PlayedMatch | undefined> {
  const { rows } = await sql<PlayedMatch>`
    select
      match.id, match.game_id as "gameId", game.room_id as "roomId", match.number,
      match.ended_at as "endedAt", game.kind, game.setting,
      game.room_id is not null or game.bank is not null as "asksAnew",
      coalesce(
        game.state #>> '{setting,showsLeaderboard}', game.setting ->> 'showsLeaderboard'
      )::boolean as "showsLeaderboard",
      (
        select jsonb_agg(event order by seq) from game_event
        where game_id = match.game_id and seq between match.first_seq and match.last_seq
      ) as events
    from game_match as match
    join game on game.id = match.game_id
    where match.id = ${id}`.execute(db);
  const [match] = rows;
  if (match === undefined) return undefined;
  const events = await withAccounts<AnyEvent>(db, match.events);
  return { ...match, events } as PlayedMatch;
}

export interface NewResult {
  matchId: string;
  accountId: string;
  score: number;
  rank: number;
  rightAnswers: number;
  rounds: number;
  answers: readonly unknown[];
  endedAt: Date;
}

/** False where it is there already: a job may be done twice. */
export async function insertResult(tx: Tx, result: NewResult): Promise<boolean> {
  const row = await tx
    .insertInto("game_result")
    .values({
      match_id: result.matchId,
      account_id: result.accountId,
      score: result.score,
      rank: result.rank,
      right_answers: result.rightAnswers,
      rounds: result.rounds,
      answers: JSON.stringify(result.answers),
      xp: 0,
      coins: 0,
      ended_at: result.endedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("match_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody has a result of an earlier match of the same game. */
export async function hasPlayedBefore(
  tx: Tx,
  { accountId, gameId, number }: { accountId: string; gameId: string; number: number },
): Promise<boolean> {
  const found = await tx
    .selectFrom("game_result")
    .innerJoin("game_match", "game_match.id", "game_result.match_id")
    .select("game_result.match_id")
    .where("game_result.account_id", "=", accountId)
    .where("game_match.game_id", "=", gameId)
    .where("game_match.number", "<", number)
    .executeTakeFirst();
  return found !== undefined;
}

export async function setPaid(
  tx: Tx,
  paid: { matchId: string; accountId: string; xp: number; coins: number },
): Promise<void> {
  await tx
    .updateTable("game_result")
    .set({ xp: paid.xp, coins: paid.coins })
    .where("match_id", "=", paid.matchId)
    .where("account_id", "=", paid.accountId)
    .execute();
}
