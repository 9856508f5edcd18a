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
  madeAt: Date;
}

const owners = (db: Db | Tx) =>
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
      "created_at as madeAt",
    ]);

const hasEmail = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

export async function findOwner(db: Db | Tx, accountId: string): Promise<Owner | undefined> {
  return await owners(db).where("id", "=", accountId).executeTakeFirst();
}

/** Holds back other changes of this account until the transaction ends. */
export async function lockOwner(tx: Tx, accountId: string): Promise<Owner | undefined> {
  return await owners(tx).where("id", "=", accountId).forNoKeyUpdate().executeTakeFirst();
}

/**
 * Whose an address is: they have proved it, or else the school made the account for whoever has it.
 * Nobody takes the place of either by proving it with an account of their own.
 */
export async function findHolder(db: Db | Tx, email: string): Promise<Owner | undefined> {
  return await owners(db)
    .where(hasEmail(email))
    .where((where) =>
      where.or([where("email_verified_at", "is not", null), where("enrolled_at", "is not", null)]),
    )
    .orderBy(sql`email_verified_at is null`)
    .orderBy("enrolled_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Who has an address: whoever has proved it, then the account that the school made for it, then those
 * who claim it, the earliest first.
 */
export async function findOwnersOf(db: Db | Tx, email: string): Promise<Owner[]> {
  return await owners(db)
    .where(hasEmail(email))
    .where("is_demo", "=", false)
    .orderBy(sql`email_verified_at is null`)
    .orderBy(sql`enrolled_at is null`)
    .orderBy("registered_at")
    .orderBy("id")
    .limit(20)
    .execute();
}

/** One at a time decides whose an address is. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(tx);
}

/** Takes an address from those who only claim it, but for one of them. */
export async function releaseClaims(tx: Tx, email: string, exceptId?: string): Promise<void> {
  await tx
    .updateTable("account")
    .set({ email: null })
    .where(hasEmail(email))
    .$if(exceptId !== undefined, (query) => query.where("id", "<>", exceptId!))
    .where("email_verified_at", "is", null)
    .where("is_demo", "=", false)
    .execute();
}

export async function saveAddress(
  tx: Tx,
  accountId: string,
  email: string,
  verifiedAt: Date,
): Promise<void> {
  await tx
    .updateTable("account")
    .set({ email, email_verified_at: verifiedAt })
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
