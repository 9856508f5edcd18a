import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/**
 * Whether two people read each other's names in a room: both are in it, or one is and the other wrote
 * there before leaving.
 */
export async function shareRoom(from: Db | Tx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select exists (
      select from room_member as mine join room_member as theirs using (room_id)
      where mine.account_id = ${one} and theirs.account_id = ${other}
    ) or exists (
      select from room_member as inside join room_message as said using (room_id)
      where (inside.account_id, said.account_id) in ((${one}, ${other}), (${other}, ${one}))
        and said.hidden_at is null
    ) as shared`.execute(from);
  return rows[0]!.shared;
}
