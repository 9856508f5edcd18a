import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import { wholeName } from "./accounts.store";

/** The whole names of these accounts, for those who may know them. */
export async function wholeNamesOf(
  from: Db | Tx,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await from
    .selectFrom("account")
    .select(["account.id", wholeName.as("name")])
    .where(sql<boolean>`account.id = any(${sql.val([...accountIds])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
