import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";

/** How wrong passwords are slowed down. */
export interface Slowing {
  /** So many in a row are looked at without waiting. */
  free: number;
  /** Milliseconds after which they are forgotten. */
  memory: number;
  /** Milliseconds to wait after the first too many; each further one doubles it. */
  firstWait: number;
  longestWait: number;
}

/**
 * Counts a try before the password is looked at, so that many at once are many. Answers how many
 * there were, or undefined where this one has to wait. A wait that is longer than any is of a clock
 * that was wrong, and is over.
 */
export async function countTry(
  db: Db,
  key: Buffer,
  now: Date,
  { free, memory, firstWait, longestWait }: Slowing,
): Promise<number | undefined> {
  const at = sql`${now}::timestamptz`;
  const milliseconds = (count: number) => sql`${count} * interval '1 millisecond'`;
  const tries = sql`case when counted.last_at < ${at} - ${milliseconds(memory)} then 1
    else counted.tries + 1 end`;
  const { rows } = await sql<{ tries: number }>`
    insert into password_try as counted (key, tries, last_at) values (${key}, 1, ${at})
    on conflict (key) do update set
      tries = ${tries},
      last_at = ${at},
      wait_until = case when ${tries} >= ${free} then
        ${at} + least(${longestWait}, ${firstWait} * 2 ^ least(${tries} - ${free}, 20))
          * interval '1 millisecond' end
    where counted.wait_until is null
      or counted.wait_until <= ${at}
      or counted.wait_until > ${at} + ${milliseconds(longestWait)}
    returning tries`.execute(db);
  return rows[0]?.tries;
}

/** Until when the next password is not looked at. */
export async function findWait(db: Db, key: Buffer): Promise<Date | null> {
  const row = await db
    .selectFrom("password_try")
    .select("wait_until")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.wait_until ?? null;
}

/** Takes one try back: the password was right. Those before it stay counted. */
export async function takeBack(db: Db, key: Buffer): Promise<void> {
  await db
    .updateTable("password_try")
    .set(({ fn, val, eb }) => ({
      tries: fn<number>("greatest", [eb("tries", "-", 1), val(0)]),
      wait_until: null,
    }))
    .where("key", "=", key)
    .execute();
}

/** True for one of all who ask, until the time is over. */
export async function mayTell(tx: Tx, key: Buffer, now: Date, notSince: Date): Promise<boolean> {
  const told = await tx
    .updateTable("password_try")
    .set({ told_at: now })
    .where("key", "=", key)
    .where(({ or, eb }) => or([eb("told_at", "is", null), eb("told_at", "<", notSince)]))
    .returning("key")
    .executeTakeFirst();
  return told !== undefined;
}

export async function deleteTriesBefore(db: Db | Tx, time: Date): Promise<void> {
  await db.deleteFrom("password_try").where("last_at", "<", time).execute();
}
