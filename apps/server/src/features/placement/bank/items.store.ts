import type { ItemParameters } from "@saywell/adaptive-test";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { LevelTestSessionTable } from "../../../db/tables";
import type { StoredItem } from "./item-bank";

/**
 * Grows whenever anything stored of any item changes, because every change is logged, and whoever
 * logs holds back the others until it is committed.
 */
export async function readItemsVersion(db: Db | Tx): Promise<number> {
  const { version } = await db
    .selectFrom("level_test_item_change")
    .select((row) => row.fn.coalesce(row.fn.max("id"), row.lit(0)).as("version"))
    .executeTakeFirstOrThrow();
  return version;
}

export async function listItems(db: Db | Tx): Promise<StoredItem[]> {
  const rows = await db
    .selectFrom("level_test_item")
    .select([
      "item_id as itemId",
      "a",
      "b",
      "c",
      "b_deviation as bDeviation",
      "ln_a_deviation as lnADeviation",
      "prior",
      "withdrawn_at as withdrawnAt",
      "flagged_at as flaggedAt",
      "imported",
    ])
    .orderBy("item_id")
    .execute();
  return rows.map(
    ({ itemId, a, b, c, bDeviation, lnADeviation, prior, withdrawnAt, flaggedAt, imported }) => ({
      itemId,
      parameters: { a, b, c, uncertainty: { b: bDeviation, lnA: lnADeviation } },
      prior: prior as ItemParameters | null,
      isWithdrawn: withdrawnAt !== null,
      isFlagged: flaggedAt !== null,
      imported: imported as StoredItem["imported"],
    }),
  );
}

type StoredText = Pick<StoredItem, "imported">;

export interface ItemChange {
  itemId: string;
  parameters: ItemParameters & { uncertainty: NonNullable<ItemParameters["uncertainty"]> };
  /** What it was before; null for an item that is new. Its imported text is told by an import only. */
  was: (ItemParameters & Pick<StoredItem, "isWithdrawn"> & Partial<StoredText>) | null;
  reason: string;
  answers: number;
  infit: number | null;
  outfit: number | null;
  /** Whether it is asked, asked until a person has looked at it, or asked no more. */
  state: "ASKED" | "FLAGGED" | "WITHDRAWN";
  /** Set by an import only. */
  prior?: ItemParameters;
  imported?: NonNullable<StoredItem["imported"]>;
}

/** Saves what is now known of an item, and a line in the log of changes. */
export async function saveItem(tx: Tx, change: ItemChange, now: Date): Promise<void> {
  // Lines are numbered before they are committed. One that is committed after a later one would
  // change nothing that `readItemsVersion` sees.
  await sql`select pg_advisory_xact_lock(hashtext('level-test-items'))`.execute(tx);
  const { a, b, c, uncertainty } = change.parameters;
  const row = {
    a,
    b,
    c,
    b_deviation: uncertainty.b,
    ln_a_deviation: uncertainty.lnA,
    answers: change.answers,
    infit: change.infit,
    outfit: change.outfit,
    withdrawn_at: change.state === "WITHDRAWN" ? now : null,
    flagged_at: change.state === "FLAGGED" ? now : null,
    updated_at: now,
    ...(change.prior && { prior: JSON.stringify(change.prior) }),
    ...(change.imported && { imported: JSON.stringify(change.imported) }),
  };
  await tx
    .insertInto("level_test_item")
    .values({ item_id: change.itemId, ...row })
    .onConflict((conflict) => conflict.column("item_id").doUpdateSet(row))
    .execute();
  const imported = change.imported ?? change.was?.imported;
  const became = {
    ...change.parameters,
    isWithdrawn: change.state === "WITHDRAWN",
    ...(imported && { imported }),
  };
  await tx
    .insertInto("level_test_item_change")
    .values({
      item_id: change.itemId,
      at: now,
      reason: change.reason,
      was: JSON.stringify(change.was),
      became: JSON.stringify(became),
      answers: change.answers,
      infit: change.infit,
      outfit: change.outfit,
    })
    .execute();
}

export interface CalibrationAnswerRow {
  sessionId: string;
  testType: LevelTestSessionTable["test_type"];
  itemId: string;
  score: number;
}

/** Sessions of a test that have ended. */
export async function countEnded(
  db: Db,
  testType: LevelTestSessionTable["test_type"],
): Promise<number> {
  const { ended } = await db
    .selectFrom("level_test_session")
    .select((row) => row.fn.countAll<string>().as("ended"))
    .where("test_type", "=", testType)
    .where("finished_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(ended);
}

/**
 * The answers of the newest finished sessions of every test and person, practice left out, session
 * by session. Somebody without an account and without a cookie is a new person each time.
 */
export async function listCalibrationAnswers(
  tx: Tx,
  { mostSessions, mostPerPerson }: { mostSessions: number; mostPerPerson: number },
): Promise<CalibrationAnswerRow[]> {
  const { rows } = await sql<CalibrationAnswerRow>`
    with session as (
      select id, test_type from (
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
          where finished_at is not null and pace <> 'practice'
        ) as of_person
        where nth <= ${mostPerPerson}
      ) as numbered
      where place <= ${mostSessions}
    )
    select session.id as "sessionId", session.test_type as "testType",
      answer.item_id as "itemId", answer.score
    from session join level_test_answer as answer on answer.session_id = session.id
    where answer.score is not null
    order by session.id, answer.position`.execute(tx);
  return rows;
}

/** Waits for a calibration that is under way, and keeps others off until the transaction ends. */
export async function awaitCalibration(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('level-test-calibration'))`.execute(tx);
}

/** False when another process calibrates now. Held until the transaction ends. */
export async function holdCalibration(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('level-test-calibration')) as held`.execute(tx);
  return rows[0]!.held;
}
