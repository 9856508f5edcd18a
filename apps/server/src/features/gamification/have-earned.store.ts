import type { LedgerKind } from "@saywell/gamification";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** Which of these accounts were ever paid for something that they did. */
export async function haveEarned(
  db: Db | Tx,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("ledger_entry")
    .select("account_id")
    .distinct()
    // Everybody is given these who looks in.
    .where("kind", "<>", "monthly-coins" satisfies LedgerKind)
    .where(sql<boolean>`account_id = any(${sql.val([...accountIds])}::uuid[])`)
    .execute();
  return new Set(rows.map((row) => row.account_id));
}
