import { sql } from "kysely";
import type { QuizLevel } from "@saywell/contract";
import type { DailyFive } from "@saywell/quiz";
import type { Db, Tx } from "../../db/database";

/** One learner's five of one day. */
export interface DailyRow {
  /** The learner's own day, `YYYY-MM-DD`. */
  day: string;
  level: QuizLevel;
  five: DailyFive;
  score: number;
  xp: number;
  coins: number;
  finishedAt: Date | null;
}

/** The latest that a learner began; undefined where there is none. */
export async function findLastDay(from: Db | Tx, accountId: string): Promise<DailyRow | undefined> {
  const { rows } = await sql<DailyRow>`
    select day::text as day, level, state as five, score, xp, coins, finished_at as "finishedAt"
    from daily_five where account_id = ${accountId}::uuid
    order by daily_five.day desc limit 1`.execute(from);
  return rows[0];
}

/** Writes a day as it is now. The learner is locked. */
export async function saveDay(
  tx: Tx,
  accountId: string,
  { day, level, five, score, xp, coins, finishedAt }: DailyRow,
): Promise<void> {
  await sql`
    insert into daily_five (account_id, day, level, state, score, xp, coins, finished_at)
    values (${accountId}::uuid, ${day}::date, ${level}, ${JSON.stringify(five)}::jsonb, ${score},
      ${xp}, ${coins}, ${finishedAt})
    on conflict (account_id, day) do update set
      state = excluded.state, score = excluded.score, xp = excluded.xp, coins = excluded.coins,
      finished_at = excluded.finished_at`.execute(tx);
}

/** The days on which a learner finished their five. */
export async function listFinishedDays(from: Db | Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from daily_five
    where account_id = ${accountId}::uuid and finished_at is not null`.execute(from);
  return rows.map(({ day }) => day);
}
