import type { ItemParameters } from "@saywell/adaptive-test";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
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

/** Waits for others that change items, and keeps them off until the transaction ends. */
export async function lockItems(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('level-test-items'))`.execute(tx);
}

/** Saves what is now known of an item, and a line in the log of changes. */
export async function saveItem(tx: Tx, change: ItemChange, now: Date): Promise<void> {
  // Lines are numbered before they are committed. One that is committed after a later one would
  // change nothing that `readItemsVersion` sees.
  await lockItems(tx);
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
