import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/**
 * The account's own plans stay, and a guest's are theirs where they have none. What the guest pays where
 * the account pays as well is cancelled when the payments are next reconciled: its customer is nobody's.
 */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await sql`
    update subscription set account_id = ${accountId}
    where account_id = ${guestId}
      and not exists (select from subscription where account_id = ${accountId})`.execute(tx);
  const { numAffectedRows } = await sql`
    update payment_customer set account_id = ${accountId}
    where account_id = ${guestId}
      and not exists (select from payment_customer where account_id = ${accountId})`.execute(tx);
  if (numAffectedRows === 1n)
    await sql`update card_subscription set account_id = ${accountId} where account_id = ${guestId}`.execute(
      tx,
    );
}
