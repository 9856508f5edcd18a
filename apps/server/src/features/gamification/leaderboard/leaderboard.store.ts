import type { AgeBand, Role } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";

/** One line of a leaderboard. It names nobody by id. */
export interface LeaderboardEntry {
  rank: number;
  name: string;
  avatar: string | null;
  /** Earned in the period, and ever. */
  xp: number;
  totalXp: number;
  isYou: boolean;
}

/** What a leaderboard needs of an account. */
export interface LeaderboardProfile {
  id: string;
  name: string;
  avatar: string | null;
  role: Role;
  is_demo: boolean;
  is_visitor: boolean;
  is_registered: boolean;
  shown_name: string;
  age_band: AgeBand;
  needs_consent: boolean;
  on_leaderboard: boolean;
}

const shownRows = 10;
/** What others read of a learner under 13. */
const namelessChild = "Young learner";
/** What others read of somebody in a class that names nobody. */
const classmate = "Classmate";

/**
 * The first ten learners by XP, and the one who asks, wherever that is. The others are
 * registered, have earned something in the period and agreed to be seen. Nobody under 13 is named. Who has not chosen
 * is seen as an adult only: UNKNOWN counts as under 18.
 */
export async function readLeaderboard(
  db: Db | Tx,
  {
    profiles,
    accountId,
    since,
    among,
    demo,
    named,
  }: {
    profiles: Rows<LeaderboardProfile>;
    accountId: string;
    /** Null for all time. */
    since: Date | null;
    /** Null for everyone. */
    among: readonly string[] | null;
    demo: boolean;
    /** Who is named in whole where they are adults, and who not at all. */
    named: { whole: readonly string[]; nameless: readonly string[] };
  },
): Promise<LeaderboardEntry[]> {
  const inPeriod = since === null ? sql`true` : sql`created_at >= ${since}`;
  const inScope = among === null ? sql`true` : sql`account.id = any(${among}::uuid[])`;
  const isRegistered = demo
    ? sql`(account.is_registered or account.is_demo)`
    : sql`(account.is_registered and not account.is_demo)`;
  const { rows } = await sql<LeaderboardEntry>`
    with earned as (
      select account_id, sum(xp) as xp
      from ledger_entry
      where ${inPeriod}
      group by account_id
    ),
    ranked as (
      select
        account.id,
        case
          when account.id = ${accountId} then account.name
          when account.age_band = 'UNDER_13' then ${namelessChild}
          when account.id = any(${named.nameless}::uuid[]) then ${classmate}
          when account.age_band = 'ADULT' and account.id = any(${named.whole}::uuid[])
            then account.name
          else account.shown_name
        end as name,
        -- The picture would tell which of the people in a room it is.
        case
          when account.id = ${accountId} or (
            account.age_band <> 'UNDER_13' and account.id <> all(${named.nameless}::uuid[])
          ) then account.avatar
        end as avatar,
        coalesce(earned.xp, 0) as xp,
        row_number() over (
          order by coalesce(earned.xp, 0) desc, lower(account.shown_name), account.id
        ) as rank
      from ${profiles} as account
      left join earned on earned.account_id = account.id
      where account.id = ${accountId} or (
        earned.xp > 0
        and account.role = 'LEARNER'
        and ${isRegistered}
        and account.on_leaderboard
        and not account.is_visitor
        and not account.needs_consent
        and ${inScope}
      )
    )
    select
      rank,
      name,
      avatar,
      xp,
      (select coalesce(sum(entry.xp), 0) from ledger_entry as entry where entry.account_id = ranked.id)
        as "totalXp",
      id = ${accountId} as "isYou"
    from ranked
    where rank <= ${shownRows} or id = ${accountId}
    order by rank`.execute(db);
  return rows;
}
