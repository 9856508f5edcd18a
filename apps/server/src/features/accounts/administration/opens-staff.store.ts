import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";

/**
 * Whether a mailed link opens an account of the staff in which somebody has been: this account, or one
 * that has the address or claims it, where the link is for an address.
 */
export async function opensStaff(
  db: Db | Tx,
  { accountId, address }: { accountId: string | null; address: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from account
    where role in ('TEACHER', 'ADMIN')
      and (enrolled_at is null or email_verified_at is not null)
      and (id = ${accountId} or lower(email) = lower(${address}::text))
    limit 1`.execute(db);
  return rows.length > 0;
}
