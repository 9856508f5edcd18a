import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/** Logging in is no way out of a sanction. */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  for (const table of ["sanction", "appeal"] as const) {
    await tx
      .updateTable(table)
      .set({ account_id: accountId })
      .where("account_id", "=", guestId)
      .execute();
  }
}
