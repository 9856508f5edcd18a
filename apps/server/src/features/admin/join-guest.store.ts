import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/** Invitations for the guest, and those it sent, are the account's now. */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  for (const column of ["account_id", "invited_by"] as const) {
    await tx
      .updateTable("invitation")
      .set({ [column]: accountId })
      .where(column, "=", guestId)
      .execute();
  }
}
