import { sql } from "kysely";
import type { Tx } from "../../../db/database";
import type { PersonalTables } from "../data-export/data-export.store";
import { guestName } from "@saywell/contract/constants";

/**
 * Makes an account one of a guest whom nobody knows: by its open sessions it goes on, with what was
 * learnt. What stays each table says (`staysWithGuest`), and nothing else does.
 */
export async function forgetWho(tx: Tx, tables: PersonalTables, accountId: string): Promise<void> {
  for (const [table, own] of Object.entries(tables)) {
    if (own === null || own.owners.length === 0 || own.staysWithGuest === true) continue;
    const isOwn = sql.join(
      own.owners.map((column) => sql`${sql.ref(column)} = ${accountId}`),
      sql` or `,
    );
    if (own.staysWithGuest === undefined) {
      const stays = Object.entries(own.staysWithGuestIf ?? {}).map(
        ([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`,
      );
      const goes = stays.length === 0 ? sql`true` : sql`not (${sql.join(stays, sql` and `)})`;
      await sql`delete from ${sql.table(table)} where (${isOwn}) and ${goes}`.execute(tx);
      continue;
    }
    const stays = new Set(own.staysWithGuest);
    const forgotten = [...own.exported, ...(own.withheld ?? [])]
      .filter((column) => !stays.has(column))
      .map((column) =>
        table === "account" && column === "name"
          ? sql`${sql.ref(column)} = ${guestName}`
          : sql`${sql.ref(column)} = default`,
      );
    await sql`update ${sql.table(table)} set ${sql.join(forgotten)} where ${isOwn}`.execute(tx);
  }
}
