import { adultAgeBands } from "@saywell/moderation";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import type { Profiles } from "./rosters-needs";

/**
 * The addresses, in small letters, that these students show to their teachers: those of adults who
 * chose to. Of all others a teacher does not learn what their address is, nor whether they have one.
 */
export async function shownAddresses(
  from: Db | Tx,
  profiles: Profiles,
  accountIds: readonly string[],
): Promise<Set<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await from
    .selectFrom(profiles(from).as("person"))
    .select(sql<string>`lower(person.email)`.as("email"))
    .where(sql<boolean>`person.id = any(${sql.val([...accountIds])}::uuid[])`)
    .where("person.email", "is not", null)
    .where("person.show_email", "=", true)
    .where(sql<boolean>`person.age_band in (${sql.join([...adultAgeBands])})`)
    .execute();
  return new Set(rows.map(({ email }) => email));
}
