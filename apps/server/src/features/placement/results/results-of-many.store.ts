import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { tooFewAnswers } from "../session/end-session";
import type { ResultOfTaker } from "./results-of.store";

/** The placement tests that these accounts finished before an instant, the first ones first. */
export async function resultsOfMany(
  from: Db | Tx,
  accountIds: readonly string[],
  before: Date,
): Promise<(ResultOfTaker & { accountId: string })[]> {
  if (accountIds.length === 0) return [];
  const rows = await from
    .selectFrom("level_test_result as result")
    .innerJoin("level_test_session as session", "session.id", "result.session_id")
    .select([
      sql<string>`session.account_id`.as("accountId"),
      "session.test_type as testType",
      "result.created_at as takenAt",
      "result.level",
      "result.interval_low as intervalLow",
      "result.interval_high as intervalHigh",
      "result.skills",
    ])
    .where(sql<boolean>`session.account_id = any(${sql.val([...accountIds])}::uuid[])`)
    .where("result.created_at", "<", before)
    // Of too few answers nobody is told a level.
    .where(sql<boolean>`session.stop_reason is distinct from ${tooFewAnswers}`)
    .orderBy("result.created_at")
    .orderBy("result.id")
    .execute();
  return rows as (ResultOfTaker & { accountId: string })[];
}
