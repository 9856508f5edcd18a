import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/**
 * The account keeps every entry of its own as it is, and gets those of the guest whose causes are new
 * to it. Of a lesson that paid both, the guest's entries stay behind, and `payLessonRest` has paid what
 * the account lacked of it. Where the guest spent coins that the account is not given, the rest of the
 * price is let go: a balance is never below 0.
 */
export async function joinGuest(tx: Tx, { guestId, accountId, now }: GuestJoin): Promise<void> {
  await sql`
    update ledger_entry as entry set account_id = ${accountId}
    where account_id = ${guestId} and not exists (
      select from ledger_entry as own
      where own.account_id = ${accountId} and (
        (own.kind = entry.kind and own.source = entry.source)
        or (
          ${isLessonPay("own")} and ${isLessonPay("entry")}
          and split_part(own.source, ':', 1) = split_part(entry.source, ':', 1)
        )
      )
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

const isLessonPay = (entry: string) =>
  sql`${sql.ref(`${entry}.kind`)} in ('lesson-completed', 'lesson-part', 'lesson-improved')`;

/** XP that the account lacks of a lesson, as of when the guest was paid it. */
interface LessonRest {
  kind: string;
  source: string;
  xp: number;
  at: Date;
}

/** Pays the account what it lacks of lessons that paid the guest more, with the guest's coins for it. */
export async function payLessonRest(
  tx: Tx,
  { guestId, accountId }: Pick<GuestJoin, "guestId" | "accountId">,
  rest: readonly LessonRest[],
): Promise<void> {
  for (const { kind, source, xp, at } of rest) {
    await sql`
      insert into ledger_entry (account_id, kind, source, xp, coins, created_at)
      select
        ${accountId}::uuid, ${kind}::text, ${source}::text, ${xp}::integer,
        coalesce(
          (
            select coins from ledger_entry
            where account_id = ${guestId} and kind = ${kind} and source = ${source}
          ),
          0
        ),
        ${at}::timestamptz
      on conflict (account_id, kind, source) do nothing`.execute(tx);
  }
}
