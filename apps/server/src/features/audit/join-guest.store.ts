import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/** What is known of the guest is about the account now. */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  for (const column of ["actor_id", "about_id"] as const) {
    await tx
      .updateTable("audit_entry")
      .set({ [column]: accountId })
      .where(column, "=", guestId)
      .execute();
  }
}
