import {
  balance,
  dailyGameCap,
  type LedgerKind,
  ZONE_SETTLES_AFTER_HOURS,
} from "@saywell/gamification";
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
  await capGamePay(tx, { guestId, accountId });
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
        or (
          ${isElsewhere({ guestId, accountId })}
          and own.kind = 'room-message' and entry.kind = 'room-message'
          and own.created_at > entry.created_at - ${oneDay}
          and own.created_at < entry.created_at + ${oneDay}
        )
      )
    )`.execute(tx);
  await sql`
    insert into ledger_entry (account_id, kind, source, coins, created_at)
    select ${accountId}::uuid, 'guest-joined', ${now.toISOString()}::text, -sum(coins), ${now}::timestamptz
    from ledger_entry
    where account_id = ${accountId}
    having sum(coins) < 0`.execute(tx);
  await joinDays(tx, { guestId, accountId });
  await sql`
    insert into badge_award (account_id, badge_id, awarded_at)
    select ${accountId}::uuid, badge_id, awarded_at from badge_award where account_id = ${guestId}
    on conflict (account_id, badge_id) do update
      set awarded_at = least(badge_award.awarded_at, excluded.awarded_at)`.execute(tx);
}

type Ids = Pick<GuestJoin, "guestId" | "accountId">;

/**
 * Games pay one person so much a day, also where they played as several guests: what a guest has of
 * them becomes as little as the account could have got beside its own in the hours around it.
 */
async function capGamePay(tx: Tx, { guestId, accountId }: Ids): Promise<void> {
  const entries = await tx
    .selectFrom("ledger_entry")
    .select(["id", "account_id as of", "kind", "source", "xp", "coins", "created_at as at"])
    .where("account_id", "in", [guestId, accountId])
    .where("kind", "in", ["game-played", "game-won"] satisfies LedgerKind[])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const kept = entries.filter(({ of }) => of === accountId);
  for (const { id, at, kind, source, xp, coins } of entries.filter(({ of }) => of === guestId)) {
    const isNear = (other: Date): boolean =>
      Math.abs(other.getTime() - at.getTime()) < ZONE_SETTLES_AFTER_HOURS * 3_600_000;
    const had = balance(kept.filter((each) => isNear(each.at)));
    const entry = { kind: kind as LedgerKind, source, xp, coins };
    const [left] = dailyGameCap([entry], had);
    kept.push({ ...left!, id, of: accountId, at });
    if (left!.xp === xp && left!.coins === coins) continue;
    await tx
      .updateTable("ledger_entry")
      .set({ xp: left!.xp, coins: left!.coins })
      .where("id", "=", id)
      .execute();
  }
}

/** As `isOwnDay` has it. */
const oneDay = sql`make_interval(hours => ${ZONE_SETTLES_AFTER_HOURS}::integer)`;

/** Whether the guest's days were counted in other zones than the account's. */
const isElsewhere = ({ guestId, accountId }: Ids) => sql`
  exists (
    select from learner_calendar as guest
    join learner_calendar as own on own.account_id = ${accountId}
    where guest.account_id = ${guestId}
      and (guest.time_zone <> own.time_zone or guest.zone_since is not null)
  )`;

/** Of a guest elsewhere, days beside the account's own stay behind: they may be those by another name. */
async function joinDays(tx: Tx, { guestId, accountId }: Ids): Promise<void> {
  await sql`
    insert into study_day (account_id, day, is_kept)
    select ${accountId}::uuid, day, is_kept from study_day as brought
    where account_id = ${guestId} and not (
      ${isElsewhere({ guestId, accountId })}
      and exists (
        select from study_day as own
        where own.account_id = ${accountId} and own.day in (brought.day - 1, brought.day + 1)
      )
    )
    on conflict (account_id, day) do update
      set is_kept = study_day.is_kept and excluded.is_kept`.execute(tx);
  await sql`
    insert into learner_calendar (account_id, time_zone, zone_since, study_at, chat_at)
    select ${accountId}::uuid, time_zone, zone_since, study_at, chat_at
    from learner_calendar where account_id = ${guestId}
    on conflict (account_id) do update set
      study_at = greatest(learner_calendar.study_at, excluded.study_at),
      chat_at = greatest(learner_calendar.chat_at, excluded.chat_at)`.execute(tx);
}

const isLessonPay = (entry: string) =>
  sql`${sql.ref(`${entry}.kind`)} in ('lesson-completed', 'lesson-part', 'lesson-improved')`;

/** Takes what lessons paid a guest out of the guest's ledger, which goes with the guest. */
export async function takeLessonPay(
  tx: Tx,
  guestId: string,
  lessonIds: readonly string[],
): Promise<void> {
  await sql`
    delete from ledger_entry as entry
    where account_id = ${guestId} and ${isLessonPay("entry")}
      and split_part(source, ':', 1) = any(${lessonIds}::text[])`.execute(tx);
}

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
