import type { AgeBand } from "@saywell/contract";
import { type Selectable, sql } from "kysely";
import { compileOnce } from "../../../db/compile-once";
import type { Db, Tx } from "../../../db/database";
import type { AccountTable } from "../../../db/tables";

/** An account as its owner's session knows it. */
export type AccountRow = Pick<
  Selectable<AccountTable>,
  | "id"
  | "name"
  | "email"
  | "email_verified_at"
  | "role"
  | "age_band"
  | "level"
  | "time_zone"
  | "is_demo"
  | "registered_at"
  | "needs_consent"
>;

const ownFields = [
  "account.id",
  "account.name",
  "account.email",
  "account.email_verified_at",
  "account.role",
  "account.age_band",
  "account.level",
  "account.time_zone",
  "account.is_demo",
  "account.registered_at",
  "account.needs_consent",
] as const;

/** Asked with nearly every request. */
const sessionsThatHold = compileOnce(
  (from, { tokenHashes, now }: { tokenHashes: readonly Buffer[]; now: Date }) =>
    from
      .selectFrom("session")
      .innerJoin("account", "account.id", "session.account_id")
      .select([
        ...ownFields,
        "session.token_hash",
        "session.expires_at",
        "session.created_at as begun_at",
        "session.last_seen_at",
        "session.second_factor_at",
      ])
      .where(sql<boolean>`session.token_hash = any(${tokenHashes}::bytea[])`)
      .where("session.expires_at", ">", now)
      .where("account.suspended_at", "is", null)
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
    .innerJoin("account", "account.id", "session.account_id")
    .select("session.token_hash")
    .where(sql<boolean>`session.token_hash = any(${tokenHashes}::bytea[])`)
    .where("session.expires_at", ">", now)
    .where("account.suspended_at", "is", null)
    .execute();
  return rows.map((row) => row.token_hash);
}

/** The sessions of an account: while it is suspended they open nothing. */
export async function listSessionsOf(db: Db | Tx, accountId: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom("session")
    .select("token_hash")
    .where("account_id", "=", accountId)
    .execute();
  return rows.map((row) => row.token_hash);
}

/** Whether a session opens nothing because its account is suspended. */
export async function isOfSuspended(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .select("account.id")
    .where("session.token_hash", "=", tokenHash)
    .where("session.expires_at", ">", now)
    .where("account.suspended_at", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertSession(
  db: Db | Tx,
  session: {
    tokenHash: Buffer;
    accountId: string;
    device: string | null;
    now: Date;
    expiresAt: Date;
    secondFactorAt: Date | null;
  },
): Promise<void> {
  await db
    .insertInto("session")
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      device: session.device,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      second_factor_at: session.secondFactorAt,
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

/** When sessions were last used; what is stored never goes back in time. */
export async function saveSessionsSeen(
  db: Db,
  seen: readonly { tokenHash: Buffer; at: Date }[],
): Promise<void> {
  await sql`
    update session set last_seen_at = seen.at
    from unnest(
      ${seen.map(({ tokenHash }) => tokenHash)}::bytea[],
      ${seen.map(({ at }) => at)}::timestamptz[]
    ) as seen (token_hash, at)
    where session.token_hash = seen.token_hash and session.last_seen_at < seen.at`.execute(db);
}

export async function deleteSession(db: Db | Tx, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
}

/** Whose session it is, if that is a guest's, who has no other way in. */
export async function findGuestOf(db: Db | Tx, tokenHash: Buffer): Promise<string | undefined> {
  const guest = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .select("account.id")
    .where("session.token_hash", "=", tokenHash)
    .where("account.registered_at", "is", null)
    .where("account.is_demo", "=", false)
    .executeTakeFirst();
  return guest?.id;
}

/** Ends all sessions of an account, but for one of this hash, and answers their hashes. */
export async function deleteSessionsOf(
  db: Db | Tx,
  accountId: string,
  except?: Buffer,
): Promise<Buffer[]> {
  const ended = await db
    .deleteFrom("session")
    .where("account_id", "=", accountId)
    .$if(except !== undefined, (query) => query.where("token_hash", "<>", except!))
    .returning("token_hash")
    .execute();
  return ended.map((row) => row.token_hash);
}

export async function deleteExpiredSessions(db: Db | Tx, now: Date): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<=", now).execute();
}

export async function insertGuest(
  db: Db | Tx,
  guest: { name: string; schoolZone: string },
): Promise<AccountRow> {
  return await db
    .insertInto("account")
    .values({ name: guest.name, time_zone: guest.schoolZone })
    .returning(ownFields)
    .executeTakeFirstOrThrow();
}

export interface Registration {
  name: string;
  email: string | null;
  /** Null for who signs in with a provider. */
  passwordHash: string | null;
  ageBand: AgeBand | undefined;
  now: Date;
}

/** A new account. Its email is a claim until it is proved, and others may claim it too. */
export async function insertRegistered(
  db: Db | Tx,
  registration: Registration & { schoolZone: string },
): Promise<AccountRow> {
  return await db
    .insertInto("account")
    .values({ ...registeredFields(registration), time_zone: registration.schoolZone })
    .returning(ownFields)
    .executeTakeFirstOrThrow();
}

/** Turns a guest into a registered account; undefined when the account is no guest any more. */
export async function registerGuest(
  db: Db | Tx,
  accountId: string,
  registration: Registration,
): Promise<AccountRow | undefined> {
  return await db
    .updateTable("account")
    .set(registeredFields(registration))
    .where("id", "=", accountId)
    .where("registered_at", "is", null)
    .returning(ownFields)
    .executeTakeFirst();
}

const registeredFields = ({ name, email, passwordHash, ageBand, now }: Registration) => ({
  name,
  email,
  password_hash: passwordHash,
  registered_at: now,
  ...(ageBand === undefined ? {} : { age_band: ageBand }),
});

/** The zone of somebody's own device, where they have none of their own yet. Answers whether it is theirs now. */
export async function takeDeviceZone(
  tx: Tx,
  accountId: string,
  timeZone: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("account")
    .set({ time_zone: timeZone, has_own_zone: true })
    .where("id", "=", accountId)
    .where("has_own_zone", "=", false)
    .where("is_demo", "=", false)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function findById(db: Db | Tx, accountId: string): Promise<AccountRow | undefined> {
  return await db
    .selectFrom("account")
    .select(ownFields)
    .where("id", "=", accountId)
    .executeTakeFirst();
}
