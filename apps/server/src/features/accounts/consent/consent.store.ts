import type { Db, Tx } from "../../../db/database";

export interface ConsentHolder {
  name: string;
  /** All that the account has, had lately or asked for, proved or not. */
  addresses: readonly string[];
  needsConsent: boolean;
  isUnder13: boolean;
  dueAt: Date | null;
}

/** Whether somebody has to agree before an account may be in contact with others. */
export async function readConsentState(
  db: Db | Tx,
  accountId: string,
): Promise<ConsentHolder | undefined> {
  const row = await db
    .selectFrom("account")
    .select([
      "name",
      "email",
      "needs_consent as needsConsent",
      "age_band",
      "role",
      "consent_due_at as dueAt",
    ])
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const claims = await db
    .selectFrom("one_time_link")
    .select("email")
    .distinct()
    .where("account_id", "=", accountId)
    .where("purpose", "in", ["verify-address", "change-address"])
    .execute();
  const { age_band, role, email, ...rest } = row;
  const addresses = [email, ...claims.map((claim) => claim.email)].filter((one) => one !== null);
  return { ...rest, addresses, isUnder13: age_band === "UNDER_13" && role === "LEARNER" };
}

export async function saveConsent(tx: Tx, accountId: string, hasConsent: boolean): Promise<void> {
  await tx
    .updateTable("account")
    .set({ has_consent: hasConsent, consent_due_at: null })
    .where("id", "=", accountId)
    .execute();
}

/** Registered children who wait and have no date yet get this one; who does not wait has none. */
export async function startWaiting(tx: Tx, until: Date): Promise<void> {
  await tx
    .updateTable("account")
    .set({ consent_due_at: until })
    .where("needs_consent", "=", true)
    .where("registered_at", "is not", null)
    .where("consent_due_at", "is", null)
    .execute();
  await tx
    .updateTable("account")
    .set({ consent_due_at: null })
    .where("needs_consent", "=", false)
    .where("consent_due_at", "is not", null)
    .execute();
}

export async function lockOverdue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom("account")
    .select("id")
    .where("needs_consent", "=", true)
    .where("registered_at", "is not", null)
    .where("consent_due_at", "<=", now)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes away by what somebody is known and comes in: only the sessions that are open know them. */
export async function forgetIdentity(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable("account")
    .set({
      name: "Student",
      email: null,
      password_hash: null,
      email_verified_at: null,
      registered_at: null,
      consent_due_at: null,
    })
    .where("id", "=", accountId)
    .execute();
  await tx.deleteFrom("one_time_link").where("account_id", "=", accountId).execute();
}
