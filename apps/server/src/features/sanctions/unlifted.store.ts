import type { Db, Rows, Tx } from "../../db/database";

/** Mutes and bans that nobody has lifted, to join in a query of the caller's; some are over by now. */
export const unlifted = (
  db: Db | Tx,
): Rows<{ account_id: string; room_id: string | null; ends_at: Date | null }> =>
  db
    .selectFrom("sanction")
    .select(["account_id", "room_id", "ends_at"])
    .where("lifted_at", "is", null);
