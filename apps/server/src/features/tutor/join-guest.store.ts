import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/** What both sent on a day counts together: a plan's number is no larger for who was a guest before. */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await sql`
    insert into tutor_day (account_id, day, messages)
    select ${accountId}::uuid, day, messages from tutor_day where account_id = ${guestId}::uuid
    on conflict (account_id, day)
    do update set messages = tutor_day.messages + excluded.messages`.execute(tx);
  await sql`delete from tutor_day where account_id = ${guestId}::uuid`.execute(tx);
}
