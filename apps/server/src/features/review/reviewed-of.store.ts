import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** How many cards somebody reviewed for a goal. */
export interface Reviewed {
  goalId: string;
  accountId: string;
  cards: number;
  /** When there were as many as the goal asks for; null where there are not. */
  reachedAt: Date | null;
}

/** How many different cards of their deck these accounts have reviewed since each of these goals began. */
export async function reviewedOf(
  from: Db | Tx,
  accountIds: readonly string[],
  goals: readonly { id: string; since: Date; cards: number }[],
): Promise<Reviewed[]> {
  if (accountIds.length === 0 || goals.length === 0) return [];
  const { rows } = await sql<Reviewed>`
    select seen.id as "goalId", seen.account_id as "accountId", count(*)::integer as cards,
      (array_agg(seen.at order by seen.at))[seen.cards] as "reachedAt"
    from (
      select goal.id, goal.cards, log.account_id, log.card_id, min(log.reviewed_at) as at
      from unnest(
      ${sql.val(goals.map(({ id }) => id))}::uuid[],
      ${sql.val(goals.map(({ since }) => since.toISOString()))}::timestamptz[],
      ${sql.val(goals.map(({ cards }) => cards))}::integer[]
    ) as goal (id, since, cards)
    join review_log as log on log.reviewed_at >= goal.since
      where log.account_id = any(${sql.val([...accountIds])}::uuid[]) and log.source = 'deck'
      group by goal.id, goal.cards, log.account_id, log.card_id
    ) as seen
    group by seen.id, seen.cards, seen.account_id`.execute(from);
  return rows;
}
