import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/**
 * What both were paid for is paid once: of a lesson that has paid both, the side that was paid more
 * of it counts, so that a lesson pays no more than its reward however many guests bring it. Where the guest spent coins that the account is not given,
 * the rest of the price is let go: a balance is never below 0.
 */
export async function joinGuest(tx: Tx, { guestId, accountId, now }: GuestJoin): Promise<void> {
  const lessonPay = sql`kind in ('lesson-completed', 'lesson-part', 'lesson-improved')`;
  const lesson = sql`split_part(source, ':', 1)`;
  const paidMore = (one: string, other: string) => sql`
    select one.lesson from pay as one join pay as other using (lesson)
    where one.account_id = ${one} and other.account_id = ${other}
      and (one.is_whole, one.xp) > (other.is_whole, other.xp)`;
  const pay = sql`pay as (
    select account_id, ${lesson} as lesson,
      bool_or(kind = 'lesson-completed') as is_whole, sum(xp) as xp
    from ledger_entry
    where account_id in (${guestId}, ${accountId}) and ${lessonPay}
    group by account_id, lesson
  )`;
  await sql`
    with ${pay}
    delete from ledger_entry
    where account_id = ${accountId} and ${lessonPay}
      and ${lesson} in (${paidMore(guestId, accountId)})`.execute(tx);
  await sql`
    delete from ledger_entry as entry
    where account_id = ${guestId} and ${lessonPay} and exists (
      select from ledger_entry as own
      where own.account_id = ${accountId}
        and own.kind in ('lesson-completed', 'lesson-part', 'lesson-improved')
        and split_part(own.source, ':', 1) = split_part(entry.source, ':', 1)
    )`.execute(tx);
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
