import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await tx
    .updateTable("assignment")
    .set({ created_by: accountId })
    .where("created_by", "=", guestId)
    .execute();
  await sql`
    insert into assignment_recipient (assignment_id, account_id)
    select assignment_id, ${accountId}::uuid from assignment_recipient where account_id = ${guestId}
    on conflict do nothing`.execute(tx);
}
