import type { CefrLevel } from "@saywell/contract";
import type { Db, Tx } from "../../../db/database";

/** What a skill came to; the ability is null where nothing was asked. */
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
  level: CefrLevel;
  score: number;
  ability: number;
  standardError: number;
  intervalLow: number;
  intervalHigh: number;
  /** How well the answers fit together; null when there were too few to tell. */
  personFit: number | null;
  skills: SkillResult[];
  createdAt: Date;
}

const columns = [
  "id",
  "session_id as sessionId",
  "level",
  "score",
  "ability",
  "standard_error as standardError",
  "interval_low as intervalLow",
  "interval_high as intervalHigh",
  "person_fit as personFit",
  "skills",
  "created_at as createdAt",
] as const;

export async function insertResult(tx: Tx, result: Omit<ResultRow, "id">): Promise<ResultRow> {
  const row = await tx
    .insertInto("level_test_result")
    .values({
      session_id: result.sessionId,
      level: result.level,
      score: result.score,
      ability: result.ability,
      standard_error: result.standardError,
      interval_low: result.intervalLow,
      interval_high: result.intervalHigh,
      person_fit: result.personFit,
      skills: JSON.stringify(result.skills),
      created_at: result.createdAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { ...row, skills: row.skills as SkillResult[] };
}

export async function findResult(
  db: Db | Tx,
  by: { id: string } | { sessionId: string },
): Promise<ResultRow | undefined> {
  const query = db.selectFrom("level_test_result").select(columns);
  const row = await (
    "id" in by ? query.where("id", "=", by.id) : query.where("session_id", "=", by.sessionId)
  ).executeTakeFirst();
  return row && { ...row, skills: row.skills as SkillResult[] };
}
