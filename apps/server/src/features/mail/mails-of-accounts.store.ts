import { sql } from "kysely";
import type { Tx } from "../../db/database";

/** Mails to the parent of a guest who has logged in to an account. */
export async function passOnMailsAbout(
  tx: Tx,
  { guestId, accountId }: { guestId: string; accountId: string },
): Promise<void> {
  await sql`update mail set about_id = ${accountId} where about_id = ${guestId}`.execute(tx);
}

/** What was mailed to an address before it had an account. */
export async function deleteInvitationsTo(
  tx: Tx,
  _accountId: string,
  address: string | null,
): Promise<void> {
  if (address === null) return;
  await sql`
    delete from mail
    where kind in ('invitation', 'class-invitation') and lower(to_address) = ${address.toLowerCase()}`.execute(
    tx,
  );
}
