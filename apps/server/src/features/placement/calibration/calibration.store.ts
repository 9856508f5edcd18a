import { sql } from "kysely";
import { advisoryLocks } from "../../../db/advisory-locks";
import type { Db, Tx } from "../../../db/database";
import type { TestType } from "../test-plan";

export interface FinishedSession {
  id: string;
  testType: TestType;
}

/**
 * The newest finished sessions of every test and person, practice left out. Somebody without an
 * account and without a cookie is a new person each time.
 */
export async function listFinishedSessions(
  db: Db,
  { mostSessions, mostPerPerson }: { mostSessions: number; mostPerPerson: number },
): Promise<FinishedSession[]> {
  const { rows } = await sql<FinishedSession>`
    select id, test_type as "testType" from (
      select id, test_type,
        row_number() over (partition by test_type order by finished_at desc, id) as place
      from (
        select id, test_type, finished_at,
          row_number() over (
            partition by test_type, coalesce(
              session.account_id::text, taker.account_id::text, encode(session.taker, 'hex'), id::text
            )
            order by finished_at desc, id
          ) as nth
        from level_test_session as session
        left join level_test_taker as taker on taker.token_hash = session.taker
        where finished_at is not null and time_allowance <> 'practice'
      ) as of_person
      where nth <= ${mostPerPerson}
    ) as numbered
    where place <= ${mostSessions}
    order by id`.execute(db);
  return rows;
}

/** The scored answers of sessions, session by session, in the order of their ids. */
export async function listScores(
  db: Db,
  sessionIds: readonly string[],
): Promise<{ sessionId: string; itemId: string; score: number }[]> {
  const rows = await db
    .selectFrom("level_test_answer")
    .select(["session_id as sessionId", "item_id as itemId", "score"])
    .where(sql<boolean>`session_id = any(${sessionIds}::uuid[])`)
    .where("score", "is not", null)
    .orderBy("session_id")
    .orderBy("position")
    .execute();
  return rows.map((row) => ({ ...row, score: Number(row.score) }));
}

/** How many sessions of a test have ended since its items were last estimated. */
export async function countSinceCalibration(db: Db, testType: TestType): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    select count(*) as ended from level_test_session
    where test_type = ${testType} and finished_at > coalesce(
      (select at from level_test_calibration where test_type = ${testType}), '-infinity'
    )`.execute(db);
  return rows[0]!.ended;
}

/** The answers given until then have been looked at. */
export async function saveCalibrated(
  tx: Tx,
  testTypes: readonly TestType[],
  at: Date,
): Promise<void> {
  await tx
    .insertInto("level_test_calibration")
    .values(testTypes.map((test_type) => ({ test_type, at })))
    .onConflict((conflict) =>
      conflict.column("test_type").doUpdateSet((row) => ({ at: row.ref("excluded.at") })),
    )
    .execute();
}

/** Null when a calibration is under way already, in this process or another. */
export async function asOnlyCalibration<T>(db: Db, work: () => Promise<T>): Promise<T | null> {
  // Of the connection, since a transaction that waits for a minute is ended by the database.
  return await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_lock(${advisoryLocks.calibration}) as held`.execute(connection);
    if (!rows[0]!.held) return null;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLocks.calibration})`.execute(connection);
    }
  });
}
