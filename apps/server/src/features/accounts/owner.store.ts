import type { Role } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** An account as far as its address and password are concerned. */
export interface Owner {
  id: string;
  name: string;
  role: Role;
  email: string | null;
  isVerified: boolean;
  passwordHash: string | null;
  timeZone: string;
  isDemo: boolean;
  isRegistered: boolean;
  /** The school made it for whoever has the address, and nobody has proved that yet. */
  isWaiting: boolean;
  isSuspended: boolean;
  madeAt: Date;
}

/** All accounts, for the queries of this feature. */
export const owners = (db: Db | Tx) =>
  db
    .selectFrom("account")
    .select([
      "id",
      "name",
      "role",
      "email",
      sql<boolean>`email_verified_at is not null`.as("isVerified"),
      "password_hash as passwordHash",
      "time_zone as timeZone",
      "is_demo as isDemo",
      sql<boolean>`registered_at is not null`.as("isRegistered"),
      sql<boolean>`enrolled_at is not null and email_verified_at is null`.as("isWaiting"),
      sql<boolean>`suspended_at is not null`.as("isSuspended"),
      "created_at as madeAt",
    ]);

export async function findOwner(db: Db | Tx, accountId: string): Promise<Owner | undefined> {
  return await owners(db).where("id", "=", accountId).executeTakeFirst();
}

/** Holds back other changes of this account until the transaction ends. */
export async function lockOwner(tx: Tx, accountId: string): Promise<Owner | undefined> {
  return await owners(tx).where("id", "=", accountId).forNoKeyUpdate().executeTakeFirst();
}

export async function saveAddress(
  tx: Tx,
  accountId: string,
  email: string,
  verifiedAt: Date,
): Promise<void> {
  await tx
    .updateTable("account")
    .set({
      email,
      email_verified_at: verifiedAt,
      // What they wait for still, unless this is it.
      wanted_email: sql`case when lower(wanted_email) <> ${email.toLowerCase()} then wanted_email end`,
      wanted_email_until: sql`case
        when lower(wanted_email) <> ${email.toLowerCase()} then wanted_email_until end`,
    })
    .where("id", "=", accountId)
    .execute();
}

/** An address that was mailed to and is not proved yet; null where there is none any more. */
export async function saveWantedAddress(
  tx: Tx,
  accountId: string,
  wanted: { email: string; until: Date } | null,
): Promise<void> {
  await tx
    .updateTable("account")
    .set({ wanted_email: wanted?.email ?? null, wanted_email_until: wanted?.until ?? null })
    .where("id", "=", accountId)
    .execute();
}

export async function savePassword(tx: Tx, accountId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable("account")
    .set({ password_hash: passwordHash })
    .where("id", "=", accountId)
    .execute();
}

/** When each of these accounts was last used, as far as anybody knows. */
export async function listLastUse(
  db: Db | Tx,
  accountIds: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; at: Date | null }>`
    select
      id,
      greatest(
        last_seen_at,
        (select max(last_seen_at) from session where account_id = account.id),
        (select max(last_seen_at) from known_device where account_id = account.id)
      ) as at
    from account
    where id = any(${sql.val([...accountIds])}::uuid[])`.execute(db);
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
}
