import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/**
 * The account's own plans stay, and a guest's are theirs where they have none. Where the account pays as
 * well, the guest's customer is nobody's from now on: what it pays is cancelled when the payments are next
 * reconciled, and the paid time that was cut off is given back.
 */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await sql`
    update subscription set account_id = ${accountId}
    where account_id = ${guestId}
      and not exists (select from subscription where account_id = ${accountId})`.execute(tx);
  const { rows } = await sql<{ paysOwn: boolean }>`
    select exists (select from card_subscription where account_id = ${accountId}) as "paysOwn"
    where exists (select from payment_customer where account_id = ${guestId})`.execute(tx);
  if (rows[0]?.paysOwn === true)
    await sql`
      update payment_customer customer
      set left_at = now(), pays_for_nobody_since = coalesce(
        -- An invoice is made about when its paid time begins.
        (select period_start - interval '1 hour' from card_subscription where account_id = ${guestId}),
        -- What was paid and nobody was told of yet, bought nothing.
        created_at
      )
      where account_id = ${guestId}`.execute(tx);
  if (rows[0]?.paysOwn !== false) return;
  // Who paid once and does no more leaves the place to who pays, and had the money back but once.
  const { rows: left } = await sql<{ moneyBackAt: Date | null }>`
    update payment_customer
    set account_id = null, payer_email = null, claim_mailed_to = null, version = version + 1,
      left_at = now(), pays_for_nobody_since = created_at
    where account_id = ${accountId}
    returning money_back_at as "moneyBackAt"`.execute(tx);
  await sql`
    update payment_customer
    set account_id = ${accountId}, version = version + 1,
      money_back_at = coalesce(money_back_at, ${left[0]?.moneyBackAt ?? null}::timestamptz)
    where account_id = ${guestId}`.execute(tx);
  await sql`
    update card_subscription set account_id = ${accountId} where account_id = ${guestId}`.execute(
    tx,
  );
}
