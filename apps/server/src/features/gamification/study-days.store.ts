import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** On which days since one, each where they are, these accounts learnt. */
export async function studyDaysOf(
  from: Db | Tx,
  accountIds: readonly string[],
  since: string,
): Promise<{ accountId: string; day: string }[]> {
  if (accountIds.length === 0) return [];
  return await from
    .selectFrom("study_day")
    .select(["account_id as accountId", "day"])
    .where(sql<boolean>`account_id = any(${sql.val([...accountIds])}::uuid[])`)
    .where("is_kept", "=", false)
    .where("day", ">=", since)
    .orderBy("day")
    .execute();
}

/** When the latest day began to count on which each of these learnt; who never did is left out. */
export async function lastStudyOf(
  from: Db | Tx,
  accountIds: readonly string[],
): Promise<Map<string, Date>> {
  if (accountIds.length === 0) return new Map();
  const rows = await from
    .selectFrom("learner_calendar")
    .select(["account_id as accountId", "study_at as at"])
    .where(sql<boolean>`account_id = any(${sql.val([...accountIds])}::uuid[])`)
    .where("study_at", "is not", null)
    .execute();
  return new Map(rows.map(({ accountId, at }) => [accountId, at!]));
}
