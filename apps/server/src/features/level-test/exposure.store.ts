import { type ExposureState, startExposure } from "@saywell/adaptive-test";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** How often the items of a test have been seen so far. */
export async function loadExposure(db: Db | Tx, testType: string): Promise<ExposureState> {
  const population = await db
    .selectFrom("level_test_population")
    .select("sessions")
    .where("test_type", "=", testType)
    .executeTakeFirst();
  const rows = await db
    .selectFrom("level_test_exposure")
    .select(["item_id as itemId", "since", "administered", "ineligible"])
    .where("test_type", "=", testType)
    .execute();
  return {
    ...startExposure(),
    sessions: population?.sessions ?? 0,
    items: new Map(rows.map(({ itemId, ...counts }) => [itemId, counts])),
  };
}

/**
 * Counts one more session, as `updateExposure` of the engine does, by increments so that sessions
 * that end together don't lose each other's. Answers how many sessions there are now.
 */
export async function countSession(
  tx: Tx,
  testType: string,
  { administered, ineligible }: { administered: readonly string[]; ineligible: readonly string[] },
): Promise<number> {
  const { sessions } = await tx
    .insertInto("level_test_population")
    .values({ test_type: testType, sessions: 1 })
    .onConflict((conflict) =>
      conflict
        .column("test_type")
        .doUpdateSet((row) => ({ sessions: row("level_test_population.sessions", "+", 1) })),
    )
    .returning("sessions")
    .executeTakeFirstOrThrow();
  // One row locks the population until the transaction ends, so items need no order of their own.
  await sql`
    insert into level_test_exposure (test_type, item_id, since, administered)
    select ${testType}, item_id, ${sessions - 1}, 1 from unnest(${administered}::text[]) as item_id
    on conflict (test_type, item_id) do update
      set administered = level_test_exposure.administered + 1`.execute(tx);
  await sql`
    update level_test_exposure set ineligible = ineligible + 1
    where test_type = ${testType} and item_id = any(${ineligible}::text[])
      and item_id <> all(${administered}::text[])`.execute(tx);
  return sessions;
}
