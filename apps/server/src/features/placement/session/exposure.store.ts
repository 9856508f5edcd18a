import { randomInt } from "node:crypto";
import { type ExposureState, startExposure } from "@saywell/adaptive-test";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";

/** So many can begin a test at once without waiting for each other's count. */
const parts = 16;

/** How often a test was begun and its items have been seen so far. */
export async function loadExposure(db: Db | Tx, testType: string): Promise<ExposureState> {
  const { sessions } = await db
    .selectFrom("level_test_population")
    .select((row) => row.fn.coalesce(row.fn.sum<string>("sessions"), row.lit(0)).as("sessions"))
    .where("test_type", "=", testType)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("level_test_exposure")
    .select(["item_id as itemId", "since", "administered", "ineligible"])
    .where("test_type", "=", testType)
    .execute();
  return {
    ...startExposure(),
    sessions: Number(sessions),
    items: new Map(rows.map(({ itemId, ...counts }) => [itemId, counts])),
  };
}

/** Counts a session that begins. */
export async function countStart(tx: Tx, testType: string): Promise<void> {
  await tx
    .insertInto("level_test_population")
    .values({ test_type: testType, part: randomInt(parts), sessions: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["test_type", "part"])
        .doUpdateSet((row) => ({ sessions: row("level_test_population.sessions", "+", 1) })),
    )
    .execute();
}

/**
 * Counts the items that chance has kept out of a session. In a transaction of its own, in one order, because
 * it holds many rows; and run again when PostgreSQL ends it for somebody who found one item used up, still
 * holds its row, and waits for another of these.
 */
export async function countKeptOut(
  db: Db,
  testType: string,
  ineligible: readonly string[],
): Promise<void> {
  if (ineligible.length === 0) return;
  await inTransaction(db, (tx) =>
    sql`
    with held as (
      select item_id from level_test_exposure
      where test_type = ${testType} and item_id = any(${ineligible}::text[])
      order by item_id for update
    )
    update level_test_exposure as item set ineligible = ineligible + 1
    from held where item.test_type = ${testType} and item.item_id = held.item_id`.execute(tx),
  );
}

/**
 * Counts an item that is shown in a session for the first time, unless it has been seen `most` times
 * already: of people who ask for its last use at once one gets it. False when it is not shown.
 */
export async function countShown(
  tx: Tx,
  testType: string,
  itemId: string,
  { since, most }: { since: number; most: number | null },
): Promise<boolean> {
  const counted = await tx
    .insertInto("level_test_exposure")
    .values({ test_type: testType, item_id: itemId, since, administered: 1 })
    .onConflict((conflict) => {
      const again = conflict
        .columns(["test_type", "item_id"])
        .doUpdateSet((row) => ({ administered: row("level_test_exposure.administered", "+", 1) }));
      return most === null ? again : again.where("level_test_exposure.administered", "<", most);
    })
    .returning("item_id")
    .execute();
  return counted.length > 0;
}

/** Counts items that a session has seen at once, whatever their number. */
export async function countAllShown(
  tx: Tx,
  testType: string,
  itemIds: readonly string[],
  since: number,
): Promise<void> {
  await sql`
    insert into level_test_exposure (test_type, item_id, since, administered)
    select ${testType}, item_id, ${since}, 1
    from (select distinct unnest(${itemIds}::text[]) as item_id order by 1) as shown
    on conflict (test_type, item_id) do update
      set administered = level_test_exposure.administered + 1`.execute(tx);
}
