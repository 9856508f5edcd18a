import { sql } from "kysely";
import type { Tx } from "../../db/database";

interface Ids {
  guestId: string;
  accountId: string;
}

/** The rooms that an account has anything to do with. */
export async function roomIdsOf(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select room_id as id from room_member where account_id = ${accountId}
    union
    select room_id from room_message where account_id = ${accountId}
    union
    select room_id from room_invitation where ${accountId} in (account_id, invited_by)
    union
    select room_id from room_request where account_id = ${accountId}
    union
    select id from room where owner_id = ${accountId}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** In these rooms, messages get their new author, and the rooms their new owner and member. */
export async function joinInRooms(
  tx: Tx,
  { guestId, accountId }: Ids,
  roomIds: readonly string[],
): Promise<void> {
  const isTheirs = sql`room_id = any(${sql.val([...roomIds])}::uuid[])`;
  await sql`
    update room_message as message set
      account_id = ${accountId},
      client_id = case
        when exists (
          select from room_message as own
          where own.room_id = message.room_id and own.account_id = ${accountId}
            and own.client_id = message.client_id
        ) then null
        else client_id
      end
    where account_id = ${guestId} and ${isTheirs}`.execute(tx);
  await sql`
    update room set owner_id = ${accountId}
    where owner_id = ${guestId} and id = any(${sql.val([...roomIds])}::uuid[])`.execute(tx);
  await sql`
    insert into room_member (room_id, account_id, joined_at, last_read_seq)
    select room_id, ${accountId}::uuid, joined_at, last_read_seq
    from room_member where account_id = ${guestId} and ${isTheirs}
    on conflict (room_id, account_id) do update set
      joined_at = least(room_member.joined_at, excluded.joined_at),
      last_read_seq = greatest(room_member.last_read_seq, excluded.last_read_seq)`.execute(tx);
  await sql`
    insert into room_invitation (room_id, account_id, invited_by, created_at)
    select room_id, ${accountId}::uuid, invited_by, created_at
    from room_invitation where account_id = ${guestId} and ${isTheirs}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into room_request (room_id, account_id, created_at, ended_at)
    select room_id, ${accountId}::uuid, created_at, ended_at
    from room_request as asked where account_id = ${guestId} and ${isTheirs}
      and not exists (
        select from room_member
        where room_id = asked.room_id and account_id = ${accountId}
      )
    on conflict do nothing`.execute(tx);
  await sql`
    update room_invitation set invited_by = ${accountId}
    where invited_by = ${guestId} and account_id <> ${accountId} and ${isTheirs}`.execute(tx);
  // Nobody is invited to where they are, or by themselves.
  await sql`
    delete from room_invitation as invitation
    where account_id = ${accountId} and (
      invited_by in (${accountId}, ${guestId})
      or exists (
        select from room_member
        where room_id = invitation.room_id and account_id = ${accountId}
      )
    )`.execute(tx);
}
