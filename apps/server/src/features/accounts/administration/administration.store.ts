import type { Role } from "@saywell/contract";
import { isProtected } from "@saywell/moderation";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { findFactor } from "../second-factor/second-factor.store";
import type { PersonRow } from "../../../person-row";
import { people } from "./people.store";

/** Who somebody was is gone; what they learnt as figures is this account's. */
const formerName = "Former learner";

export async function findPerson(db: Db | Tx, accountId: string): Promise<PersonRow | undefined> {
  return await db
    .selectFrom(people(db).as("person"))
    .selectAll()
    .where("id", "=", accountId)
    .executeTakeFirst();
}

/** Holds back others who would change this account until the transaction ends. */
export async function lockPerson(tx: Tx, accountId: string): Promise<PersonRow | undefined> {
  const locked = await tx
    .selectFrom("account")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return locked && (await findPerson(tx, accountId));
}

/** The admins who can log in; they stay what they are until the transaction ends. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom("account")
    .select("id")
    .where("role", "=", "ADMIN")
    .where("is_demo", "=", false)
    .where("suspended_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function saveRole(tx: Tx, accountId: string, role: Role): Promise<void> {
  await tx.updateTable("account").set({ role }).where("id", "=", accountId).execute();
}

export async function saveName(tx: Tx, accountId: string, name: string): Promise<void> {
  await tx.updateTable("account").set({ name }).where("id", "=", accountId).execute();
}

/** An address that the school says somebody has: nobody has proved it, and they wait for no other. */
export async function saveGivenAddress(tx: Tx, accountId: string, email: string): Promise<void> {
  await tx
    .updateTable("account")
    .set({ email, email_verified_at: null, wanted_email: null, wanted_email_until: null })
    .where("id", "=", accountId)
    .execute();
}

/** @param at null ends it */
export async function saveSuspension(tx: Tx, accountId: string, at: Date | null): Promise<void> {
  await tx.updateTable("account").set({ suspended_at: at }).where("id", "=", accountId).execute();
}

export async function countOpenSessions(
  db: Db | Tx,
  accountId: string,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .where("account.suspended_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

export const hasSecondFactor = async (db: Db | Tx, accountId: string): Promise<boolean> =>
  !!(await findFactor(db, accountId))?.confirmed_at;

/** An account of nobody, for the figures of somebody who is to be forgotten. */
export async function insertFormer(tx: Tx, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto("account")
    .values({ name: formerName, anonymised_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Of these accounts those who are protected as people under 18 are, and not of the demo. */
export async function minorsAmong(db: Db | Tx, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .selectFrom("account")
    .select(["id", "role", "age_band as ageBand"])
    .where(sql<boolean>`id = any(${sql.val([...accountIds])}::uuid[])`)
    .where("is_demo", "=", false)
    .where("is_bot", "=", false)
    .execute();
  return rows.filter(isProtected).map(({ id }) => id);
}
