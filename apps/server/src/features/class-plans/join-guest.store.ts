import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await tx
    .updateTable("class_plan")
    .set({ changed_by: accountId })
    .where("changed_by", "=", guestId)
    .execute();
}
