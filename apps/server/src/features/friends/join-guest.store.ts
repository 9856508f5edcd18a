import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";
import { endBlockedTies } from "./blocks/blocks.store";

/**
 * Blocks and mutes, follows and friendships become the account's, never with itself and never twice.
 * The account's own stay as they are, save that a block outweighs a mute. A friendship that was made
 * under other rules of age has to be accepted again, under those that hold now.
 */
export async function joinGuest(tx: Tx, join: GuestJoin): Promise<void> {
  const { guestId, accountId, now, happened } = join;
  const concerned = await joinBlocks(tx, guestId, accountId);
  await joinFollows(tx, guestId, accountId);
  await joinFriendships(tx, join);
  // Whom the guest had blocked may be a friend of the account's, and the other way round.
  await endBlockedTies(tx, { accountId, now });
  if (concerned.length > 0) {
    happened("blocks-changed", { accountIds: [accountId, ...new Set(concerned)] });
  }
}

/** Answers whom it concerns beside the account. */
async function joinBlocks(tx: Tx, guestId: string, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with joined as (
      select ${accountId}::uuid as account_id, against_id, kind, created_at, against_id as other_id
      from block_or_mute where account_id = ${guestId}
      union all
      select account_id, ${accountId}::uuid, kind, created_at, account_id
      from block_or_mute where against_id = ${guestId}
    ), stored as (
      insert into block_or_mute (account_id, against_id, kind, created_at)
      select account_id, against_id, kind, created_at from joined where account_id <> against_id
      on conflict (account_id, against_id) do update set kind = 'BLOCK' where excluded.kind = 'BLOCK'
    )
    select other_id as id from joined where account_id <> against_id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function joinFollows(tx: Tx, guestId: string, accountId: string): Promise<void> {
  await sql`
    insert into follow (follower_id, followed_id, created_at)
    select ${accountId}::uuid, followed_id, created_at
    from follow where follower_id = ${guestId} and followed_id <> ${accountId}
    union all
    select follower_id, ${accountId}::uuid, created_at
    from follow where followed_id = ${guestId} and follower_id <> ${accountId}
    on conflict do nothing`.execute(tx);
}

async function joinFriendships(
  tx: Tx,
  { guestId, accountId, isOfOneAge }: GuestJoin,
): Promise<void> {
  const other = sql`
    case when friendship.requester_id = ${guestId}
      then friendship.addressee_id else friendship.requester_id end`;
  const isNew = sql`
    ${guestId} in (requester_id, addressee_id)
    and ${other} <> ${accountId}
    and not exists (
      select from friendship as own
      where least(own.requester_id, own.addressee_id) = least(${other}, ${accountId}::uuid)
        and greatest(own.requester_id, own.addressee_id) = greatest(${other}, ${accountId}::uuid)
    )`;
  if (!isOfOneAge) {
    await sql`
      update friendship
      set state = 'PENDING', accepted_at = null, approved_at = null, approved_by = null
      where ${isNew} and state <> 'PENDING'`.execute(tx);
  }
  await sql`
    update friendship set
      requester_id = case when requester_id = ${guestId} then ${accountId}::uuid else requester_id end,
      addressee_id = case when addressee_id = ${guestId} then ${accountId}::uuid else addressee_id end
    where ${isNew}`.execute(tx);
}
