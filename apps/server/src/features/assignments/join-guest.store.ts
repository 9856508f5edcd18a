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
  // After classes: the account is in them by then.
  await sql`
    insert into class_group_member (group_id, class_id, account_id)
    select group_id, class_id, ${accountId}::uuid from class_group_member
    where account_id = ${guestId}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into assignment_reminder (assignment_id, account_id, due_at, sent_at)
    select assignment_id, ${accountId}::uuid, due_at, sent_at from assignment_reminder
    where account_id = ${guestId}
    on conflict do nothing`.execute(tx);
}
