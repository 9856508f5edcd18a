import type { Role } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { type Owner, owners } from "../owner.store";

/*
 * Whose an address is. In this order:
 *
 * 1. Its **proved owner**, one at most: they have opened a link that was mailed to it.
 * 2. The account that **waits** for whoever has it: the school made it, and nobody has entered it.
 * 3. **Claims**: accounts that were given the address by whoever signed up, as many as there are.
 *    Nobody knows which of them is right, and nobody else's way in may hang on them.
 *
 * The first two hold the address: nobody takes it from them by proving it with another account.
 */

const hasAddress = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;
const isProved = sql<boolean>`email_verified_at is not null`;
const waits = sql<boolean>`enrolled_at is not null and email_verified_at is null`;
const isClaim = sql<boolean>`enrolled_at is null and email_verified_at is null and not is_demo`;

export async function findProvedOwner(db: Db | Tx, email: string): Promise<Owner | undefined> {
  return await owners(db).where(hasAddress(email)).where(isProved).executeTakeFirst();
}

/** Of several that the school made the first. */
export async function findWaiting(db: Db | Tx, email: string): Promise<Owner | undefined> {
  return await owners(db)
    .where(hasAddress(email))
    .where(waits)
    .where("is_demo", "=", false)
    .orderBy("enrolled_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** In one query, so that it takes as long where nobody holds the address. */
export async function findHolder(db: Db | Tx, email: string): Promise<Owner | undefined> {
  return await owners(db)
    .where(hasAddress(email))
    .where(({ or }) => or([isProved, waits]))
    .orderBy(isProved, "desc")
    .orderBy("enrolled_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** The holders of many addresses, which are in small letters. */
export async function listHolders(
  db: Db | Tx,
  addresses: readonly string[],
): Promise<{ address: string; id: string; role: Role; isDemo: boolean }[]> {
  const { rows } = await sql<{ address: string; id: string; role: Role; isDemo: boolean }>`
    select distinct on (lower(email)) id, lower(email) as address, role, is_demo as "isDemo"
    from account
    where lower(email) = any(${sql.val([...addresses])}::text[]) and (${isProved} or ${waits})
    order by lower(email), email_verified_at is null, enrolled_at, id`.execute(db);
  return rows;
}

/** The earliest first. */
export async function listClaims(db: Db | Tx, email: string, most: number): Promise<Owner[]> {
  return await owners(db)
    .where(hasAddress(email))
    .where(isClaim)
    .orderBy("registered_at")
    .orderBy("created_at")
    .orderBy("id")
    .limit(most)
    .execute();
}

/**
 * Whose password an address is tried with, wherever from: the latest claim, then the proved owner.
 * So whoever signs up finds the account that they have just made, and no older one of theirs, whether
 * or not anybody else has the address. And the claim comes first: with the owner before it, signing up
 * with a password would tell whether it is the owner's.
 */
export async function findByPassword(db: Db | Tx, email: string): Promise<Owner[]> {
  return await owners(db)
    .distinctOn(isProved)
    .where(hasAddress(email))
    .where("password_hash", "is not", null)
    .orderBy(isProved)
    .orderBy("registered_at", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Those whom `findByPassword` finds and who are not erased before the transaction ends. */
export async function keepByPassword(tx: Tx, email: string): Promise<Owner[]> {
  const ids = (await findByPassword(tx, email)).map(({ id }) => id);
  if (ids.length === 0) return [];
  return await owners(tx).where("account.id", "in", ids).forKeyShare(["account"]).execute();
}

/**
 * Who has got in on a device of this name, and holds or claims the address: the proved owner, then
 * whoever was there last.
 */
export async function findByDevice(
  db: Db | Tx,
  email: string,
  { device, most }: { device: string | null; most: number },
): Promise<Owner[]> {
  if (device === null) return [];
  return await owners(db)
    .innerJoin("known_device", "known_device.account_id", "account.id")
    .where("known_device.token_hash", "=", Buffer.from(device, "hex"))
    .where(hasAddress(email))
    .orderBy(isProved, "desc")
    .orderBy("known_device.last_seen_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** One at a time decides whose an address is. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(tx);
}

/** Takes an address from all who have not proved it, but for one of them. */
export async function releaseClaims(tx: Tx, email: string, exceptId?: string): Promise<void> {
  await tx
    .updateTable("account")
    .set({ email: null })
    .where(hasAddress(email))
    .$if(exceptId !== undefined, (query) => query.where("id", "<>", exceptId!))
    .where("email_verified_at", "is", null)
    .where("is_demo", "=", false)
    .execute();
}
