import type { Role } from "@saywell/contract";
import type { Tx } from "../../../db/database";
import { releaseClaims } from "../addresses/whose-address.store";

/**
 * An account with an address that is proved by the link that came to it. Others who only claimed
 * the address lose it.
 */
export async function insertInvited(
  tx: Tx,
  invited: {
    name: string;
    email: string;
    passwordHash: string;
    role: Role;
    schoolZone: string;
    now: Date;
  },
): Promise<string> {
  await releaseClaims(tx, invited.email);
  const { id } = await tx
    .insertInto("account")
    .values({
      name: invited.name,
      email: invited.email,
      password_hash: invited.passwordHash,
      role: invited.role,
      time_zone: invited.schoolZone,
      registered_at: invited.now,
      email_verified_at: invited.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
