import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/** Work that both have of one assignment stays the account's. */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await sql`
    update submission as mine set account_id = ${accountId}::uuid
    where mine.account_id = ${guestId} and not exists (
      select from submission as theirs
      where theirs.account_id = ${accountId} and theirs.assignment_id = mine.assignment_id
    )`.execute(tx);
  await sql`
    update marking_comment as mine set account_id = ${accountId}::uuid
    where mine.account_id = ${guestId} and not exists (
      select from marking_comment as theirs
      where theirs.account_id = ${accountId} and theirs.content = mine.content
    )`.execute(tx);
}
