import type { Tx } from "../../../db/database";

/** Gives the school's time zone to whoever has none of their own. */
export async function moveToZone(tx: Tx, timeZone: string): Promise<void> {
  await tx
    .updateTable("account")
    .set({ time_zone: timeZone })
    .where("has_own_zone", "=", false)
    .where("time_zone", "<>", timeZone)
    .where("is_demo", "=", false)
    .where("is_bot", "=", false)
    .execute();
}
