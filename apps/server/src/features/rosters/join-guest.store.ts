import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/** Of a child whose account became a guest's, and of a visitor of the demo school. */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  for (const column of ["accepted_by", "invited_by", "sent_by"] as const) {
    await tx
      .updateTable("class_invitation")
      .set({ [column]: accountId })
      .where(column, "=", guestId)
      .execute();
  }
  await tx
    .updateTable("class_invitation_mail")
    .set({ sender_id: accountId })
    .where("sender_id", "=", guestId)
    .execute();
}
