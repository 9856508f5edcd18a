import type { Tx } from "../../db/database";

export async function deleteFriendships(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("friendship").where("id", "in", ids).execute();
}

/** Both said yes, and a teacher has to say yes anew. */
export async function awaitApprovalAgain(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("friendship")
    .set((row) => ({
      state: "AWAITING_APPROVAL",
      approved_at: null,
      approved_by: null,
      accepted_at: row.fn.coalesce("accepted_at", "created_at"),
    }))
    .where("id", "in", ids)
    .execute();
}

export async function deleteFollows(
  tx: Tx,
  follows: readonly { followerId: string; followedId: string }[],
): Promise<void> {
  for (const { followerId, followedId } of follows) {
    await tx
      .deleteFrom("follow")
      .where("follower_id", "=", followerId)
      .where("followed_id", "=", followedId)
      .execute();
  }
}
