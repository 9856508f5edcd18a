import type { Tx } from "../../db/database";
import type { Publish } from "../../events";

/**
 * Ends all that a guest has in rooms who logs out: nobody has the key to that account any more. The
 * event only closes the rooms on live lines.
 */
export async function endGuestRooms(tx: Tx, accountId: string, happened: Publish): Promise<void> {
  await tx.deleteFrom("room_invitation").where("account_id", "=", accountId).execute();
  await tx.deleteFrom("room_request").where("account_id", "=", accountId).execute();
  const ended = await tx
    .deleteFrom("room_member")
    .where("account_id", "=", accountId)
    .returning("room_id")
    .execute();
  for (const { room_id: roomId } of ended) {
    happened("account-shut-out", { accountId, roomId, sentence: "You left this room." });
  }
}
