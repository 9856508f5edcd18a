import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/**
 * What both were paid for is paid once. Where the guest spent coins that the account is not given,
 * the rest of the price is let go: a balance is never below 0.
 */
export async function joinGuest(tx: Tx, { guestId, accountId, now }: GuestJoin): Promise<void> {
  await sql`
    update ledger_entry as entry set account_id = ${accountId}
    where account_id = ${guestId} and not exists (
      select from ledger_entry as own
      where own.account_id = ${accountId} and own.kind = entry.kind and own.source = entry.source
    )`.execute(tx);
  await sql`
    insert into ledger_entry (account_id, kind, source, coins, created_at)
    select ${accountId}::uuid, 'guest-joined', ${now.toISOString()}::text, -sum(coins), ${now}::timestamptz
    from ledger_entry
    where account_id = ${accountId}
    having sum(coins) < 0`.execute(tx);
  await sql`
    insert into study_day (account_id, day)
    select ${accountId}::uuid, day from study_day where account_id = ${guestId}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into badge_award (account_id, badge_id, awarded_at)
    select ${accountId}::uuid, badge_id, awarded_at from badge_award where account_id = ${guestId}
    on conflict (account_id, badge_id) do update
      set awarded_at = least(badge_award.awarded_at, excluded.awarded_at)`.execute(tx);
}
