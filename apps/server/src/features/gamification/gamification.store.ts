import type { LedgerEntry, LedgerKind } from "@saywell/gamification";
import { sql } from "kysely";
import { compileOnce } from "../../db/compile-once";
import type { Db, Tx } from "../../db/database";

/** Writes the entries whose cause is new, and answers those. */
export async function insertEntries(
  tx: Tx,
  accountId: string,
  entries: readonly LedgerEntry[],
  now: Date,
): Promise<LedgerEntry[]> {
  if (entries.length === 0) return [];
  const rows = await tx
    .insertInto("ledger_entry")
    .values(
      entries.map(({ kind, source, xp, coins }) => ({
        account_id: accountId,
        kind,
        source,
        xp,
        coins,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(["account_id", "kind", "source"]).doNothing())
    .returning(["kind", "source", "xp", "coins"])
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as LedgerKind }));
}

/** What games have paid an account since an instant. */
export async function sumGamePay(
  tx: Tx,
  accountId: string,
  since: Date,
): Promise<{ xp: number; coins: number }> {
  return await tx
    .selectFrom("ledger_entry")
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>("xp"), sql<number>`0`).as("xp"),
      fn.coalesce(fn.sum<number>("coins"), sql<number>`0`).as("coins"),
    ])
    .where("account_id", "=", accountId)
    .where("kind", "in", ["game-played", "game-won"] satisfies LedgerKind[])
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
}

/** Hands out badges and answers the ids of those that are new. */
export async function insertBadges(
  tx: Tx,
  accountId: string,
  badgeIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (badgeIds.length === 0) return [];
  const rows = await tx
    .insertInto("badge_award")
    .values(badgeIds.map((id) => ({ account_id: accountId, badge_id: id, awarded_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("badge_id")
    .execute();
  return rows.map((row) => row.badge_id);
}

/** What an account has earned so far, as badges and levels count it. */
export interface StoredEarnings {
  xp: number;
  gamesWon: number;
  /** Payments for finishing lessons and for bettering them. */
  lessonEntries: { kind: LedgerKind; source: string; xp: number }[];
  studyDays: string[];
  keptDays: string[];
  heldBadges: string[];
}

export async function readEarnings(db: Db | Tx, accountId: string): Promise<StoredEarnings> {
  const { rows } = await sql<StoredEarnings>`
    select
      coalesce(sum(xp), 0) as xp,
      count(*) filter (where kind = 'game-won') as "gamesWon",
      coalesce(
        json_agg(json_build_object('kind', kind, 'source', source, 'xp', xp))
          filter (where kind in ('lesson-completed', 'lesson-part', 'lesson-improved')),
        '[]'
      ) as "lessonEntries",
      array(select day from study_day where account_id = ${accountId} and not is_kept) as "studyDays",
      array(select day from study_day where account_id = ${accountId} and is_kept) as "keptDays",
      array(select badge_id from badge_award where account_id = ${accountId}) as "heldBadges"
    from ledger_entry
    where account_id = ${accountId}`.execute(db);
  return rows[0]!;
}

export interface ProfileFacts {
  xp: number;
  coins: number;
  /** The latest month, `YYYY-MM`, whose coins were given. */
  coinMonth: string | null;
  /** What was earned since an instant, in the order of time. */
  recentXp: { xp: number; at: string }[];
  studyDays: string[];
  keptDays: string[];
  /** In the order in which they were awarded. */
  badges: { id: string; awardedAt: string }[];
}

const profiles = compileOnce(
  (from, { accountIds, recentSince }: { accountIds: readonly string[]; recentSince: Date }) =>
    sql<ProfileFacts>`
    select
      earned.*,
      array(
        select day from study_day where account_id = asked.account_id and not is_kept
      ) as "studyDays",
      array(
        select day from study_day where account_id = asked.account_id and is_kept
      ) as "keptDays",
      coalesce(
        (
          select json_agg(
            json_build_object('id', badge_id, 'awardedAt', awarded_at)
            order by awarded_at, badge_id
          )
          from badge_award
          where account_id = asked.account_id
        ),
        '[]'
      ) as badges
    from unnest(${accountIds}::uuid[]) with ordinality as asked (account_id, place)
    cross join lateral (
      select
        coalesce(sum(xp), 0) as xp,
        coalesce(sum(coins), 0) as coins,
        max(source) filter (where kind = 'monthly-coins') as "coinMonth",
        coalesce(
          json_agg(json_build_object('xp', xp, 'at', created_at) order by created_at)
            filter (where created_at >= ${recentSince} and xp > 0),
          '[]'
        ) as "recentXp"
      from ledger_entry
      where account_id = asked.account_id
    ) as earned
    order by asked.place`.compile(from),
);

/** For each account, in its place, what it has earned. */
export async function listProfiles(
  db: Db | Tx,
  accountIds: readonly string[],
  recentSince: Date,
): Promise<ProfileFacts[]> {
  return await profiles(db, { accountIds, recentSince });
}

/** What an account's ledger holds under one source, and its coins in all. */
export async function readWallet(
  db: Db | Tx,
  accountId: string,
  source: string,
): Promise<{ coins: number; entries: LedgerEntry[] }> {
  const entries = await db
    .selectFrom("ledger_entry")
    .select(["kind", "source", "xp", "coins"])
    .where("account_id", "=", accountId)
    .where("source", "=", source)
    .execute();
  const { coins } = await db
    .selectFrom("ledger_entry")
    .select(({ fn }) => fn.coalesce(fn.sum<number>("coins"), sql<number>`0`).as("coins"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return { coins, entries: entries.map((row) => ({ ...row, kind: row.kind as LedgerKind })) };
}

export interface StoredCoins {
  id: string;
  kind: LedgerKind;
  source: string;
  coins: number;
  createdAt: Date;
  /** As the database writes it, which is finer than a date. */
  place: string;
  /** Coins after it. */
  balance: number;
}

/** Entries that changed the coins of an account, latest first. */
export async function listCoins(
  db: Db | Tx,
  accountId: string,
  { after, limit }: { after: readonly string[] | null; limit: number },
): Promise<StoredCoins[]> {
  const { rows } = await sql<StoredCoins>`
    select * from (
      select
        id::text as id,
        id as number,
        kind,
        source,
        coins,
        created_at as "createdAt",
        created_at::text as place,
        sum(coins) over (order by created_at, id) as balance
      from ledger_entry
      where account_id = ${accountId} and coins <> 0
    ) as entry
    where ${after === null ? sql`true` : sql`("createdAt", number) < (${after[0]}::timestamptz, ${after[1]}::bigint)`}
    order by "createdAt" desc, number desc
    limit ${limit}`.execute(db);
  return rows;
}

/** The coins of an account, and the latest month, `YYYY-MM`, that was given. */
export async function sumCoins(
  db: Db | Tx,
  accountId: string,
): Promise<{ coins: number; coinMonth: string | null }> {
  const { rows } = await sql<{ coins: number; coinMonth: string | null }>`
    select
      coalesce(sum(coins), 0) as coins,
      max(source) filter (where kind = 'monthly-coins') as "coinMonth"
    from ledger_entry
    where account_id = ${accountId}`.execute(db);
  return rows[0]!;
}

/** The XP that each of these accounts ever earned; who earned nothing is left out. */
export async function readTotals(
  db: Db | Tx,
  accountIds: readonly string[],
): Promise<{ accountId: string; xp: number }[]> {
  if (accountIds.length === 0) return [];
  return await db
    .selectFrom("ledger_entry")
    .select(({ fn }) => ["account_id as accountId", fn.sum<number>("xp").as("xp")])
    .where("account_id", "in", accountIds)
    .groupBy("account_id")
    .execute();
}
