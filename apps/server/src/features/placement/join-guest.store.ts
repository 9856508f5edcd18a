import type { Tx } from "../../db/database";
import { passOn } from "../../db/pass-on";
import type { GuestJoin } from "../../personal-data";
import { findLevelOf } from "./results/results.store";

/** What a guest was measured at is the account's level, unless a test of the account goes before it. */
export async function joinGuest(
  tx: Tx,
  { guestId, accountId, setLevel }: GuestJoin,
): Promise<void> {
  const brought = await tx
    .updateTable("level_test_session")
    .set({ account_id: accountId })
    .where("account_id", "=", guestId)
    .returning("id")
    .execute();
  await passOn("level_test_taker")(tx, { guestId, accountId });
  const measured = await findLevelOf(tx, accountId);
  if (measured !== undefined && brought.some(({ id }) => id === measured.sessionId)) {
    await setLevel(measured.level);
  }
}
