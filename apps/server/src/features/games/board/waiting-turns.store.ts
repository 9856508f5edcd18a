import type { Db } from "../../../db/database";

export interface WaitingGame {
  roomId: string;
  /** When the turn passes by itself. */
  dueAt: Date;
}

/** The games by correspondence that wait for somebody's move, what is due first first. */
export async function listWaiting(db: Db, accountId: string): Promise<WaitingGame[]> {
  const rows = await db
    .selectFrom("game")
    .select(["room_id as roomId", "due_at as dueAt"])
    .where("waits_for", "=", accountId)
    .where("room_id", "is not", null)
    .where("due_at", "is not", null)
    .orderBy("due_at")
    .limit(50)
    .execute();
  return rows.map(({ roomId, dueAt }) => ({ roomId: roomId!, dueAt: dueAt! }));
}
