import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { tooFewAnswers } from "../session/end-session";

/** The placement tests that these accounts have finished, and when. */
export async function testsOf(
  from: Db | Tx,
  accountIds: readonly string[],
): Promise<{ accountId: string; testType: string; takenAt: Date }[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<{ accountId: string; testType: string; takenAt: Date }>`
    select session.account_id as "accountId", session.test_type as "testType",
      result.created_at as "takenAt"
    from level_test_result as result
    join level_test_session as session on session.id = result.session_id
    where session.account_id = any(${sql.val([...accountIds])}::uuid[])
      -- Of too few answers nobody is told a level: that is no test.
      and session.stop_reason is distinct from ${tooFewAnswers}`.execute(from);
  return rows;
}
