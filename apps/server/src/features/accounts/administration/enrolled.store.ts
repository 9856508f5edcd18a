import type { AgeBand, Role } from "@saywell/contract";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { releaseClaims } from "../owner.store";
import { people, type PersonRow } from "./people.store";

/** Somebody whom the school takes in, and who has not been here. */
export interface Enrolled {
  name: string;
  email: string;
  role: Role;
  ageBand: AgeBand;
}

export interface AddressHolder {
  id: string;
  /** In small letters. */
  address: string;
  role: Role;
  isDemo: boolean;
}

/** Made by the school for whoever has the address; nobody has proved yet to be that. */
const waits = sql<boolean>`enrolled_at is not null and email_verified_at is null`;

/**
 * Whose these addresses (in small letters) are: they are proved, or the school itself gave them to
 * an account. What somebody only claims to be theirs does not count.
 */
export async function holdersOf(
  db: Db | Tx,
  addresses: readonly string[],
): Promise<AddressHolder[]> {
  const { rows } = await sql<AddressHolder>`
    select distinct on (lower(email)) id, lower(email) as address, role, is_demo as "isDemo"
    from account
    where lower(email) = any(${sql.val([...addresses])}::text[])
      and (email_verified_at is not null or ${waits})
    order by lower(email), email_verified_at is null, enrolled_at, id`.execute(db);
  return rows;
}

/** Accounts without a password: whoever proves the address enters. Answers their ids by address. */
export async function insertEnrolled(
  tx: Tx,
  enrolled: readonly Enrolled[],
  now: Date,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; email: string }>`
    insert into account (name, email, role, age_band, registered_at, enrolled_at)
    select name, email, role, age_band, ${now}::timestamptz, ${now}::timestamptz
    from unnest(
      ${enrolled.map(({ name }) => name)}::text[],
      ${enrolled.map(({ email }) => email)}::text[],
      ${enrolled.map(({ role }) => role)}::text[],
      ${enrolled.map(({ ageBand }) => ageBand)}::text[]
    ) as enrolled (name, email, role, age_band)
    returning id, email`.execute(tx);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

const waitsFor = (email: string): Expression<SqlBool> =>
  sql<boolean>`lower(email) = ${email.toLowerCase()} and ${waits} and is_demo = false`;

/** The account that the school made for whoever has this address, until somebody proves it. */
export async function findEnrolled(db: Db | Tx, email: string): Promise<PersonRow | undefined> {
  const found = await db
    .selectFrom("account")
    .select("id")
    .where(waitsFor(email))
    .orderBy("enrolled_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  return await db
    .selectFrom(people(db).as("person"))
    .selectAll()
    .where("person.id", "=", found.id)
    .executeTakeFirst();
}

/** Whoever the school made an account for enters it: the address is theirs by the link they opened. */
export async function enterEnrolled(
  tx: Tx,
  entered: { id: string; name: string; email: string; passwordHash: string; now: Date },
): Promise<void> {
  await releaseClaims(tx, entered.email, entered.id);
  await tx
    .updateTable("account")
    .set({
      name: entered.name,
      email: entered.email,
      password_hash: entered.passwordHash,
      email_verified_at: entered.now,
    })
    .where("id", "=", entered.id)
    .execute();
}
