import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../db/database";

type Cards = (db: Db | Tx) => Rows<{ id: string; shown_name: string }>;

export type NamesOf = ReturnType<typeof createNamesOf>;

/** What accounts are called, as these cards show it. */
export const createNamesOf =
  (cards: Cards) =>
  async (db: Db | Tx, accountIds: readonly string[]): Promise<Map<string, string>> => {
    if (accountIds.length === 0) return new Map();
    const rows = await db
      .selectFrom(cards(db).as("person"))
      .select(["id", "shown_name as name"])
      .where(sql<boolean>`id = any(${sql.val([...accountIds])}::uuid[])`)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
