import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  for (const table of ["quiz_set", "class_game"] as const) {
    await tx
      .updateTable(table)
      .set({ owner_id: accountId })
      .where("owner_id", "=", guestId)
      .execute();
  }
}
