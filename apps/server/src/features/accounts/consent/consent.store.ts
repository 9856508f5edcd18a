import { adultAgeBands, minorAgeBands } from "@saywell/moderation";
import type { Db, Rows, Tx } from "../../../db/database";
import { sql } from "kysely";
import { mailboxIn } from "../../../db/mailbox-in";
import { guestName } from "@saywell/contract/constants";

export interface ConsentHolder {
  /** Null of a guest who has said none. */
  name: string | null;
  /** All that the account has, had lately or asked for, proved or not. */
  addresses: readonly string[];
  timeZone: string;
  isGuest: boolean;
  needsConsent: boolean;
  isUnder13: boolean;
  /** Whether the school made the account, or has it in a class. */
  isOfSchool: boolean;
  dueAt: Date | null;
}

/** Who is or was a student of a class: the classes' rows, to join. */
export type Students = (db: Db | Tx) => Rows<{ account_id: string }>;

/** Whether the school answers for the account, which then becomes no guest's. */
const isOfSchool = (db: Db | Tx, students: Students) =>
  sql<boolean>`(
    account.enrolled_at is not null
    or exists (select from (${students(db)}) student where student.account_id = account.id)
  )`;

/** Whether somebody has to agree before an account may be in contact with others. */
export async function readConsentState(
  students: Students,
  db: Db | Tx,
  accountId: string,
): Promise<ConsentHolder | undefined> {
  const row = await db
    .selectFrom("account")
    .select([
      "name",
      "email",
      "time_zone as timeZone",
      "registered_at",
      "needs_consent as needsConsent",
      "age_band",
      "role",
      "consent_due_at as dueAt",
      isOfSchool(db, students).as("isOfSchool"),
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
  const { age_band, role, email, registered_at, name, ...rest } = row;
  const isGuest = registered_at === null;
  const addresses = [email, ...claims.map((claim) => claim.email)].filter((one) => one !== null);
  return {
    ...rest,
    addresses,
    name: isGuest && name === guestName ? null : name,
    isGuest,
    isUnder13: age_band === "UNDER_13" && role === "LEARNER",
  };
}

/** Which of these mailboxes somebody has, or claims, who is no adult here. */
export async function mailboxesOfMinors(
  db: Db | Tx,
  mailboxes: readonly string[],
): Promise<Set<string>> {
  if (mailboxes.length === 0) return new Set();
  const rows = await ofMinors(db, mailboxes).execute();
  return new Set(rows.map(({ mailbox }) => mailbox));
}

/** Looks at those with these mailboxes only: both columns have an index of what `mailboxIn` reads. */
export const ofMinors = (db: Db | Tx, mailboxes: readonly string[]) =>
  db
    .selectFrom("account")
    .innerJoin(
      (eb) =>
        eb
          .selectFrom("account")
          .select(({ ref }) => [
            ref("id").$castTo<string | null>().as("account_id"),
            mailboxIn("email").as("mailbox"),
          ])
          .where("email", "is not", null)
          .unionAll(
            eb
              .selectFrom("one_time_link")
              .select(["account_id", mailboxIn("email").as("mailbox")])
              .where("purpose", "in", ["verify-address", "change-address"]),
          )
          .as("address"),
      (join) => join.onRef("address.account_id", "=", "account.id"),
    )
    .select("address.mailbox")
    .distinct()
    .where("address.mailbox", "in", mailboxes)
    .where((eb) =>
      eb.or([
        eb("account.age_band", "in", minorAgeBands),
        eb.and([
          eb("account.role", "=", "LEARNER"),
          eb("account.age_band", "not in", adultAgeBands),
        ]),
      ]),
    );

export async function saveConsent(tx: Tx, accountId: string, hasConsent: boolean): Promise<void> {
  await tx
    .updateTable("account")
    .set({ has_consent: hasConsent, consent_due_at: null })
    .where("id", "=", accountId)
    .execute();
}

/** Whether these accounts wait for consent, and when those become a guest's that do. */
export async function listWaiting(
  students: Students,
  db: Db | Tx,
  accountIds: readonly string[],
): Promise<{ id: string; dueAt: Date | null }[]> {
  return await db
    .selectFrom("account")
    .select(["id", "consent_due_at as dueAt"])
    .where(sql<boolean>`id = any(${sql.val([...accountIds])}::uuid[])`)
    .where("needs_consent", "=", true)
    .where("registered_at", "is not", null)
    .where((eb) => eb.not(isOfSchool(db, students)))
    .execute();
}

/**
 * Registered children who wait and have no date yet get this one; who does not wait has none, nor has
 * an account of the school's.
 */
export async function startWaiting(students: Students, tx: Tx, until: Date): Promise<void> {
  await tx
    .updateTable("account")
    .set({ consent_due_at: until })
    .where("needs_consent", "=", true)
    .where("registered_at", "is not", null)
    .where("consent_due_at", "is", null)
    .where((eb) => eb.not(isOfSchool(tx, students)))
    .execute();
  await tx
    .updateTable("account")
    .set({ consent_due_at: null })
    .where("consent_due_at", "is not", null)
    .where((eb) => eb.or([eb("needs_consent", "=", false), isOfSchool(tx, students)]))
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
