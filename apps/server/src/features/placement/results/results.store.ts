import type { CefrLevel } from "@saywell/contract";
import type { LevelChances, StopReason } from "@saywell/adaptive-test";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { leastAnswers, type TestLength } from "../test-plan";

/** What a skill came to; the ability is null where too little was asked. */
export interface SkillResult {
  skill: string;
  ability: number | null;
  standardError: number | null;
  low: number | null;
  high: number | null;
  answered: number;
}

export interface ResultRow {
  id: string;
  sessionId: string;
  /** What it is now: that of a quick test is exact only once the test was made so. */
  testLength: TestLength;
  level: CefrLevel;
  score: number;
  ability: number;
  standardError: number;
  intervalLow: number;
  intervalHigh: number;
  /** How well the answers fit together; null when there were too few to tell. */
  personFit: number | null;
  skills: SkillResult[];
  /** How likely each level is; null where that was not kept yet. */
  levelChances: LevelChances | null;
  createdAt: Date;
}

const columns = [
  "id",
  "session_id as sessionId",
  "test_length as testLength",
  "level",
  "score",
  "ability",
  "standard_error as standardError",
  "interval_low as intervalLow",
  "interval_high as intervalHigh",
  "person_fit as personFit",
  "skills",
  "level_chances as levelChances",
  "created_at as createdAt",
] as const;

/** Stores what a session came to; a session that was gone on with keeps the name of its result. */
export async function saveResult(tx: Tx, result: Omit<ResultRow, "id">): Promise<ResultRow> {
  const measured = {
    test_length: result.testLength,
    level: result.level,
    score: result.score,
    ability: result.ability,
    standard_error: result.standardError,
    interval_low: result.intervalLow,
    interval_high: result.intervalHigh,
    person_fit: result.personFit,
    skills: JSON.stringify(result.skills),
    level_chances: JSON.stringify(result.levelChances),
    created_at: result.createdAt,
  };
  const row = await tx
    .insertInto("level_test_result")
    .values({ session_id: result.sessionId, ...measured })
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(measured))
    .returning(columns)
    .executeTakeFirstOrThrow();
  return asResult(row);
}

export async function findResult(
  db: Db | Tx,
  by: { id: string } | { sessionId: string },
): Promise<ResultRow | undefined> {
  const query = db.selectFrom("level_test_result").select(columns);
  const row = await (
    "id" in by ? query.where("id", "=", by.id) : query.where("session_id", "=", by.sessionId)
  ).executeTakeFirst();
  return row && asResult(row);
}

/**
 * The test that sets an account's level: of those that tell one an exact before every quick one, and
 * among those of one length the one that was begun last.
 */
export async function findLevelOf(
  tx: Tx,
  accountId: string,
): Promise<Pick<ResultRow, "sessionId" | "level"> | undefined> {
  const tooFewAnswers: StopReason = "too-few-answers";
  const { rows } = await sql<Pick<ResultRow, "sessionId" | "level">>`
    select result.level, session.id as "sessionId"
    from level_test_result as result
    join level_test_session as session on session.id = result.session_id
    where session.account_id = ${accountId}
      and session.stop_reason is distinct from ${tooFewAnswers}
      -- Results from before there was such a reason.
      and ${leastAnswers} <= (
        select count(*) from level_test_answer as answer where answer.session_id = session.id
      )
    order by result.test_length = 'exact' desc, session.started_at desc, result.created_at desc
    limit 1`.execute(tx);
  return rows[0];
}

const asResult = <Row extends { skills: unknown; levelChances: unknown }>(row: Row) => ({
  ...row,
  skills: row.skills as SkillResult[],
  levelChances: row.levelChances as LevelChances | null,
});
