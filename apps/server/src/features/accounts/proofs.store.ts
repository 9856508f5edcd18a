import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../db/database";

/**
 * Of all accounts, whether anybody vouches for who it is: its owner proved an address or comes in by
 * another provider, a parent or the school agreed to it, or the school made it or made it one of its
 * staff. Whoever only signed up took a moment, as a guest does. Nobody vouches for the demo's.
 */
export const proofs = (db: Db | Tx): Rows<{ id: string; is_demo: boolean; is_proved: boolean }> =>
  db.selectFrom("account").select([
    "account.id",
    "account.is_demo",
    sql<boolean>`not account.is_demo and (
      account.email_verified_at is not null
      or account.enrolled_at is not null
      or account.has_consent
      or account.role <> 'LEARNER'
      or exists (select from sign_in_identity as identity where identity.account_id = account.id)
    )`.as("is_proved"),
  ]);
