import type { AgeBand, Role } from "@saywell/contract";
import { type Selectable, sql } from "kysely";
import { compileOnce } from "../../../db/compile-once";
import type { Db, Tx } from "../../../db/database";
import { isUniqueViolation } from "../../../db/sql-errors";
import type { AccountTable } from "../../../db/tables";

/** An account as its owner's session knows it. */
export type AccountRow = Pick<
  Selectable<AccountTable>,
  "id" | "name" | "email" | "role" | "age_band" | "level" | "time_zone" | "is_demo"
>;

const ownFields = [
  "account.id",
  "account.name",
  "account.email",
  "account.role",
  "account.age_band",
  "account.level",
  "account.time_zone",
  "account.is_demo",
] as const;

/** Asked with nearly every request. */
const sessionsThatHold = compileOnce(
  (from, { tokenHashes, now }: { tokenHashes: readonly Buffer[]; now: Date }) =>
    from
      .selectFrom("session")
      .innerJoin("account", "account.id", "session.account_id")
      .select([...ownFields, "session.token_hash", "session.expires_at"])
      .where(sql<boolean>`session.token_hash = any(${tokenHashes}::bytea[])`)
      .where("session.expires_at", ">", now)
      .compile(),
);

/** For each hash, in its place, whose session it names. Undefined where none holds. */
export async function findSessions(db: Db | Tx, tokenHashes: readonly Buffer[], now: Date) {
  const rows = await sessionsThatHold(db, { tokenHashes, now });
  const byHash = new Map(rows.map((row) => [row.token_hash.toString("latin1"), row]));
  return tokenHashes.map((hash) => byHash.get(hash.toString("latin1")));
}

/** Which of these are sessions that still hold. */
export async function listOpenSessions(
  db: Db | Tx,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<Buffer[]> {
  const rows = await db
    .selectFrom("session")
    .select("token_hash")
    .where(sql<boolean>`token_hash = any(${tokenHashes}::bytea[])`)
    .where("expires_at", ">", now)
    .execute();
  return rows.map((row) => row.token_hash);
}

export async function insertSession(
  db: Db | Tx,
  session: { tokenHash: Buffer; accountId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("session")
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

export async function extendSession(
  db: Db | Tx,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable("session")
    .set({ expires_at: expiresAt })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function deleteSession(db: Db | Tx, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
}

export async function deleteSessionsOf(db: Db | Tx, accountId: string): Promise<void> {
  await db.deleteFrom("session").where("account_id", "=", accountId).execute();
}

export async function deleteExpiredSessions(db: Db | Tx, now: Date): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<=", now).execute();
}

export async function insertGuest(
  db: Db | Tx,
  guest: { name: string; timeZone: string | undefined },
): Promise<AccountRow> {
  return await db
    .insertInto("account")
    .values({
      name: guest.name,
      ...(guest.timeZone === undefined ? {} : { time_zone: guest.timeZone }),
    })
    .returning(ownFields)
    .executeTakeFirstOrThrow();
}

export interface Registration {
  name: string;
  email: string;
  passwordHash: string;
  ageBand: AgeBand | undefined;
  timeZone: string | undefined;
}

/** Null when the email belongs to somebody already, also when two ask for it at once. */
export async function insertRegistered(
  db: Db | Tx,
  registration: Registration,
): Promise<AccountRow | null> {
  return await unlessEmailTaken(
    db
      .insertInto("account")
      .values(registeredFields(registration))
      .returning(ownFields)
      .executeTakeFirstOrThrow(),
  );
}

/**
 * Turns a guest into a registered account. Null when the email belongs to
 * somebody already; undefined when the account is no guest any more.
 */
export async function registerGuest(
  db: Db | Tx,
  accountId: string,
  registration: Registration,
): Promise<AccountRow | null | undefined> {
  return await unlessEmailTaken(
    db
      .updateTable("account")
      .set(registeredFields(registration))
      .where("id", "=", accountId)
      .where("email", "is", null)
      .returning(ownFields)
      .executeTakeFirst(),
  );
}

const registeredFields = ({ name, email, passwordHash, ageBand, timeZone }: Registration) => ({
  name,
  email,
  password_hash: passwordHash,
  ...(ageBand === undefined ? {} : { age_band: ageBand }),
  ...(timeZone === undefined ? {} : { time_zone: timeZone }),
});

async function unlessEmailTaken<T>(writing: Promise<T>): Promise<T | null> {
  try {
    return await writing;
  } catch (error) {
    if (isUniqueViolation(error, "account_email")) return null;
    throw error;
  }
}

export async function findById(db: Db | Tx, accountId: string): Promise<AccountRow | undefined> {
  return await db
    .selectFrom("account")
    .select(ownFields)
    .where("id", "=", accountId)
    .executeTakeFirst();
}

export async function findByEmail(db: Db | Tx, email: string) {
  return await db
    .selectFrom("account")
    .select([...ownFields, "account.password_hash"])
    .where((where) => where(where.fn<string>("lower", ["account.email"]), "=", email.toLowerCase()))
    .executeTakeFirst();
}

/** The demo account that visitors enter. The classmates it meets have no address, and no way in. */
export async function findDemoAccount(
  db: Db | Tx,
  role: Exclude<Role, "ADMIN">,
): Promise<AccountRow | undefined> {
  return await db
    .selectFrom("account")
    .select(ownFields)
    .where("is_demo", "=", true)
    .where("email", "is not", null)
    .where("role", "=", role)
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}
