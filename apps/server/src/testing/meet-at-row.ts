import { sql } from "kysely";
import { vi } from "vitest";
import type { Db, Tx } from "../db/database";

interface Row {
  table: "report" | "sanction" | "account" | "room";
  id: string;
  /** What happens to the row before it is let go. */
  meanwhile?: (tx: Tx) => Promise<unknown>;
}

/**
 * Runs things at the same time for certain: holds a row until all of them wait for it, and then
 * lets it go.
 */
export async function meetAtRow<T>(
  db: Db,
  { table, id, meanwhile }: Row,
  starts: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const running: Promise<T>[] = [];
  await db.transaction().execute(async (tx) => {
    await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx);
    for (const start of starts) running.push(start());
    // Asked beside the transaction: inside it the answer would never change.
    await vi.waitFor(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      if (rows[0]!.waiting < starts.length) throw new Error("Not all of them wait yet.");
    }, 4000);
    await meanwhile?.(tx);
  });
  return await Promise.all(running);
}
