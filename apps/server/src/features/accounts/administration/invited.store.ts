import type { Role } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { releaseClaims } from "../owner.store";
import { people, type PersonRow } from "./people.store";

/** Whoever has proved this address. */
export async function findVerified(db: Db | Tx, email: string): Promise<PersonRow | undefined> {
  return await db
    .selectFrom(people(db).as("person"))
    .selectAll()
    .where(sql<string>`lower(person.email)`, "=", email.toLowerCase())
    .where("person.is_email_verified", "=", true)
    .executeTakeFirst();
}

/**
 * An account with an address that is proved by the link that came to it. Others who only claimed
 * the address lose it.
 */
export async function insertInvited(
  tx: Tx,
  invited: { name: string; email: string; passwordHash: string; role: Role; now: Date },
): Promise<string> {
  await releaseClaims(tx, invited.email);
  const { id } = await tx
    .insertInto("account")
    .values({
      name: invited.name,
      email: invited.email,
      password_hash: invited.passwordHash,
      role: invited.role,
      registered_at: invited.now,
      email_verified_at: invited.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
