import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/** Who was asked is known to the account too; that it may do more is its own parent's to say. */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await tx
    .updateTable("parental_consent")
    .set({ account_id: accountId })
    .where("account_id", "=", guestId)
    .execute();
}
