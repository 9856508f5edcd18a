import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/** Of a day that both played the account's stays, unless only the guest finished it. */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await sql`
    delete from daily_five as own using daily_five as guest
    where own.account_id = ${accountId} and guest.account_id = ${guestId} and own.day = guest.day
      and own.finished_at is null and guest.finished_at is not null`.execute(tx);
  await sql`
    update daily_five as guest set account_id = ${accountId}
    where account_id = ${guestId} and not exists (
      select from daily_five as own
      where own.account_id = ${accountId} and own.day = guest.day
    )`.execute(tx);
}
