import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** Whether two people are members of one room, and so read each other's names there. */
export async function shareRoom(from: Db | Tx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select exists (
      select from room_member as mine join room_member as theirs using (room_id)
      where mine.account_id = ${one} and theirs.account_id = ${other}
    ) as shared`.execute(from);
  return rows[0]!.shared;
}
