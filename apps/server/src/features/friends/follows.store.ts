import { sql } from "kysely";
import type { AgeBand, Role } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";

/** Somebody by id or by the name in the address of their page. */
export async function findByIdOrHandle(
  db: Db | Tx,
  idOrHandle: string,
): Promise<
  { id: string; name: string; role: Role; ageBand: AgeBand; isDemo: boolean } | undefined
> {
  const id = asUuid(idOrHandle);
  return await db
    .selectFrom("account")
    .select(["id", "name", "role", "age_band as ageBand", "is_demo as isDemo"])
    .where((row) => (id === null ? row("handle", "=", idOrHandle) : row("id", "=", id)))
    .executeTakeFirst();
}

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

/** Followers who are adults, the newest first; not those of `except`, and of the demo school only while it is open. */
export async function listAdultFollowers(
  db: Db | Tx,
  followedId: string,
  { except, demo, limit }: { except: readonly string[]; demo: boolean; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("follow")
    .innerJoin("account", "account.id", "follow.follower_id")
    .select("account.id")
    .where("follow.followed_id", "=", followedId)
    .where("account.age_band", "=", "ADULT")
    .where(sql<boolean>`account.id <> all(${sql.val([...except])}::uuid[])`)
    .$if(!demo, (query) => query.where("account.is_demo", "=", false))
    .orderBy("follow.created_at", "desc")
    .orderBy(sql`lower(account.name)`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
