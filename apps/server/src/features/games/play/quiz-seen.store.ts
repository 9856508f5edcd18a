import { sql } from "kysely";
import type { Db } from "../../../db/database";
import type { PlayerCards } from "../games-needs";

/** When any of these people was last asked each question of the bank, in milliseconds since 1970. */
export async function lastSeen(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map();
  const { rows } = await sql<{ questionId: string; seenAt: Date }>`
    select question_id as "questionId", max(seen_at) as "seenAt" from quiz_seen
    where account_id = any(${sql.val([...accountIds])}::uuid[])
    group by question_id`.execute(db);
  return new Map(rows.map(({ questionId, seenAt }) => [questionId, seenAt.getTime()]));
}

/** These people were asked a question. Those who are gone meanwhile have seen nothing. */
export async function insertSeen(
  db: Db,
  cards: PlayerCards,
  seen: { accountIds: readonly string[]; questionId: string; at: Date },
): Promise<void> {
  await sql`
    insert into quiz_seen (account_id, question_id, seen_at)
    select account.id, ${seen.questionId}, ${seen.at}
    from ${cards(db)} as account
    where account.id = any(${sql.val([...seen.accountIds])}::uuid[])
    on conflict (account_id, question_id) do update set seen_at = excluded.seen_at`.execute(db);
}
