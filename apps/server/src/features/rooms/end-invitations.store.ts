import type { Tx } from "../../db/database";

/** Ends the invitations to rooms of one of two by the other. */
export async function endInvitations(tx: Tx, one: string, other: string): Promise<void> {
  const pair = [one, other];
  await tx
    .deleteFrom("room_invitation")
    .where("account_id", "in", pair)
    .where("invited_by", "in", pair)
    .execute();
}
