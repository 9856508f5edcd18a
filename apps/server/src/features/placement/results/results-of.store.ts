import type { CefrLevel } from "@saywell/contract";
import type { Db, Tx } from "../../../db/database";
import type { SkillResult } from "./results.store";

/** What a placement test of somebody came to. */
export interface ResultOfTaker {
  testType: string;
  takenAt: Date;
  level: CefrLevel;
  /** Abilities between which theirs lies. */
  intervalLow: number;
  intervalHigh: number;
  skills: SkillResult[];
}

/** The placement tests that an account has finished, the latest first. */
export async function resultsOf(from: Db | Tx, accountId: string): Promise<ResultOfTaker[]> {
  const rows = await from
    .selectFrom("level_test_result as result")
    .innerJoin("level_test_session as session", "session.id", "result.session_id")
    .select([
      "session.test_type as testType",
      "result.created_at as takenAt",
      "result.level",
      "result.interval_low as intervalLow",
      "result.interval_high as intervalHigh",
      "result.skills",
    ])
    .where("session.account_id", "=", accountId)
    .orderBy("result.created_at", "desc")
    .limit(50)
    .execute();
  return rows as ResultOfTaker[];
}
