import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/** The account's own plan stays. */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await sql`
    update subscription set account_id = ${accountId}
    where account_id = ${guestId}
      and not exists (select from subscription where account_id = ${accountId})`.execute(tx);
}
