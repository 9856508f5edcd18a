import { adultAgeBands } from "@saywell/moderation";
import { sql } from "kysely";
import type { AgeBand, Role } from "@saywell/contract";
import type { Db, Rows, Tx } from "../../../db/database";

export async function insertFollow(
  tx: Tx,
  follow: { followerId: string; followedId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("follow")
    .values({
      follower_id: follow.followerId,
      followed_id: follow.followedId,
      created_at: follow.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFollow(
  db: Db | Tx,
  followerId: string,
  followedId: string,
): Promise<void> {
  await db
    .deleteFrom("follow")
    .where("follower_id", "=", followerId)
    .where("followed_id", "=", followedId)
    .execute();
}

/** Which of these an account follows. */
export async function readFollowed(
  db: Db | Tx,
  followerId: string,
  otherIds: readonly string[],
): Promise<Set<string>> {
  if (otherIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("follow")
    .select("followed_id as id")
    .where("follower_id", "=", followerId)
    .where("followed_id", "in", otherIds)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

interface FollowPerson {
  id: string;
  role: Role;
  ageBand: AgeBand;
  isDemo: boolean;
  /** Follows the account; otherwise the account follows them. */
  isFollower: boolean;
}

/** Whom an account follows, and who follows it. */
export async function readFollowsOf(
  cards: (db: Db | Tx) => Rows<{ id: string; role: Role; age_band: AgeBand; is_demo: boolean }>,
  tx: Tx,
  accountId: string,
): Promise<FollowPerson[]> {
  const { rows } = await sql<FollowPerson>`
    select account.id, account.role, account.age_band as "ageBand", account.is_demo as "isDemo",
      follow.followed_id = ${accountId} as "isFollower"
    from follow
    join ${cards(tx)} as account
      on account.id = case when followed_id = ${accountId} then follower_id else followed_id end
    where ${accountId} in (follower_id, followed_id)`.execute(tx);
  return rows;
}

/**
 * Who follows whom, of those who are somebody for the school: guests, and visitors of the demo school,
 * follow for themselves and are gone tomorrow.
 */
const lastingFollows = (cards: (db: Db | Tx) => Rows<FollowerCard>, db: Db | Tx) =>
  db
    .selectFrom("follow")
    .innerJoin(cards(db).as("account"), "account.id", "follow.follower_id")
    .where("account.is_registered", "=", true)
    .where("account.is_visitor", "=", false);

export interface FollowerCard {
  id: string;
  name: string;
  age_band: AgeBand;
  is_demo: boolean;
  is_registered: boolean;
  is_visitor: boolean;
}

/** Followers who are adults, the newest first; not those of `except`, and of the demo school only while it is open. */
export async function listAdultFollowers(
  cards: (db: Db | Tx) => Rows<FollowerCard>,
  db: Db | Tx,
  followedId: string,
  {
    except,
    demo,
    onlyDemo,
    limit,
  }: { except: readonly string[]; demo: boolean; onlyDemo: boolean; limit: number },
): Promise<string[]> {
  const rows = await lastingFollows(cards, db)
    .select("account.id")
    .where("follow.followed_id", "=", followedId)
    .where("account.age_band", "in", adultAgeBands)
    .where(sql<boolean>`account.id <> all(${sql.val([...except])}::uuid[])`)
    .$if(!demo, (query) => query.where("account.is_demo", "=", false))
    .$if(onlyDemo, (query) => query.where("account.is_demo", "=", true))
    .orderBy("follow.created_at", "desc")
    .orderBy(sql`lower(account.name)`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many follow each of these; those whom nobody follows are left out. */
export async function countFollowers(
  cards: (db: Db | Tx) => Rows<FollowerCard>,
  db: Db | Tx,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await lastingFollows(cards, db)
    .select(["follow.followed_id as id", ({ fn }) => fn.countAll<number>().as("count")])
    .where("follow.followed_id", "in", accountIds)
    .groupBy("follow.followed_id")
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}
