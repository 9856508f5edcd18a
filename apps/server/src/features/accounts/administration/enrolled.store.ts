import type { AgeBand, Role } from "@saywell/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database";
import { releaseClaims } from "../addresses/whose-address.store";

/** Somebody whom the school takes in, and who has not been here. */
export interface Enrolled {
  name: string;
  email: string;
  role: Role;
  ageBand: AgeBand;
}

/** Accounts without a password: whoever proves the address enters. Answers their ids by address. */
export async function insertEnrolled(
  tx: Tx,
  enrolled: readonly Enrolled[],
  { schoolZone, now }: { schoolZone: string; now: Date },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; email: string }>`
    insert into account (name, email, role, age_band, time_zone, registered_at, enrolled_at)
    select name, email, role, age_band, ${schoolZone}, ${now}::timestamptz, ${now}::timestamptz
    from unnest(
      ${enrolled.map(({ name }) => name)}::text[],
      ${enrolled.map(({ email }) => email)}::text[],
      ${enrolled.map(({ role }) => role)}::text[],
      ${enrolled.map(({ ageBand }) => ageBand)}::text[]
    ) as enrolled (name, email, role, age_band)
    returning id, email`.execute(tx);
  return new Map(rows.map(({ email, id }) => [email, id]));
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
