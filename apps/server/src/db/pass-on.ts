import { sql } from "kysely";
import type { Tx } from "./database";
import type { Tables } from "./tables";

/** A table whose rows belong to the account in `account_id`. */
type OwnedTable = {
  [T in keyof Tables]: "account_id" extends keyof Tables[T] ? T : never;
}[keyof Tables];

/**
 * A `joinGuest`: the account gets each row of these tables that the guest has. For tables in which
 * none of them can clash with a row of the account's own.
 */
export const passOn =
  (...tables: OwnedTable[]) =>
  async (tx: Tx, { guestId, accountId }: { guestId: string; accountId: string }): Promise<void> => {
    for (const table of tables) {
      await sql`
        update ${sql.table(table)} set account_id = ${accountId}
        where account_id = ${guestId}`.execute(tx);
    }
  };
