import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";

/** One at a time decides whose account somebody at a provider has. */
export async function lockIdentity(tx: Tx, issuer: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 18))`.execute(
    tx,
  );
}

/** Whose account it is; remembers that it was used. */
export async function useIdentity(
  tx: Tx,
  identity: { issuer: string; subject: string; now: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable("sign_in_identity")
    .set({ last_used_at: identity.now })
    .where("issuer", "=", identity.issuer)
    .where("subject", "=", identity.subject)
    .returning("account_id")
    .executeTakeFirst();
  return row?.account_id;
}

export async function insertIdentity(
  tx: Tx,
  identity: { issuer: string; subject: string; accountId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("sign_in_identity")
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      account_id: identity.accountId,
      created_at: identity.now,
      last_used_at: identity.now,
    })
    .execute();
}

export async function listIdentities(db: Db | Tx, accountId: string) {
  return await db
    .selectFrom("sign_in_identity")
    .select(["id", "issuer", "created_at", "last_used_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function deleteIdentity(tx: Tx, id: string, accountId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("sign_in_identity")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

export interface Attempt {
  stateHash: Buffer;
  browserHash: Buffer;
  provider: string;
  nonce: string;
  codeVerifier: string;
  path: string;
  timeZone: string | null;
  accountId: string | null;
  isProved: boolean;
  /** Who is to be linked to the account once the code has come. */
  identity: Identity | null;
}

/** Somebody at a provider. */
export interface Identity {
  issuer: string;
  subject: string;
}

const attemptFields = [
  "state_hash as stateHash",
  "browser_hash as browserHash",
  "provider",
  "nonce",
  "code_verifier as codeVerifier",
  "path",
  "time_zone as timeZone",
  "account_id as accountId",
  "is_proved as isProved",
  "issuer",
  "subject",
] as const;

type AttemptRow = Omit<Attempt, "identity"> & { [Key in keyof Identity]: string | null };

const asAttempt = ({ issuer, subject, ...row }: AttemptRow): Attempt => ({
  ...row,
  identity: issuer === null || subject === null ? null : { issuer, subject },
});

/** Those that nobody came back from go. */
export async function saveAttempt(
  db: Db | Tx,
  attempt: Attempt,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom("sign_in_attempt").where("expires_at", "<=", now).execute();
  await db
    .insertInto("sign_in_attempt")
    .values({
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      provider: attempt.provider,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      path: attempt.path,
      time_zone: attempt.timeZone,
      account_id: attempt.accountId,
      is_proved: attempt.isProved,
      issuer: attempt.identity?.issuer ?? null,
      subject: attempt.identity?.subject ?? null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** One that was begun in this browser, once: who comes back with it again gets nothing. */
export async function takeAttempt(
  db: Db | Tx,
  begun: { stateHash: Buffer; browserHash: Buffer; provider: string; now: Date },
): Promise<Attempt | undefined> {
  const row = await db
    .deleteFrom("sign_in_attempt")
    .where("state_hash", "=", begun.stateHash)
    .where("browser_hash", "=", begun.browserHash)
    .where("provider", "=", begun.provider)
    .where("is_proved", "=", false)
    .where("expires_at", ">", begun.now)
    .returning(attemptFields)
    .executeTakeFirst();
  return row && asAttempt(row);
}

/** The latest of this browser that waits for a code. */
export async function findProved(
  db: Db | Tx,
  browserHash: Buffer,
  now: Date,
): Promise<Attempt | undefined> {
  const row = await db
    .selectFrom("sign_in_attempt")
    .select(attemptFields)
    .where("browser_hash", "=", browserHash)
    .where("is_proved", "=", true)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && asAttempt(row);
}

/** All that waits in this browser; what is done waits no more. */
export async function deleteProved(db: Db | Tx, browserHash: Buffer): Promise<number> {
  const deleted = await db
    .deleteFrom("sign_in_attempt")
    .where("browser_hash", "=", browserHash)
    .where("is_proved", "=", true)
    .returning("state_hash")
    .execute();
  return deleted.length;
}

/** Ends every way into an account by a provider, and those that are on their way. Answers how many. */
export async function deleteSignInsOf(tx: Tx, accountId: string): Promise<number> {
  await tx.deleteFrom("sign_in_attempt").where("account_id", "=", accountId).execute();
  const deleted = await tx
    .deleteFrom("sign_in_identity")
    .where("account_id", "=", accountId)
    .returning("id")
    .execute();
  return deleted.length;
}
