import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/** Where both played in one game, the account's result stays, and the later look at a question counts. */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await sql`
    insert into game_former_guest (guest_id, account_id)
    values (${guestId}, ${accountId})
    on conflict (guest_id) do nothing`.execute(tx);
  await sql`
    update game_result as result set account_id = ${accountId}
    where account_id = ${guestId} and not exists (
      select from game_result as own
      where own.match_id = result.match_id and own.account_id = ${accountId}
    )`.execute(tx);
  await sql`
    insert into quiz_seen (account_id, question_id, seen_at)
    select ${accountId}::uuid, question_id, seen_at from quiz_seen where account_id = ${guestId}
    on conflict (account_id, question_id)
    do update set seen_at = greatest(quiz_seen.seen_at, excluded.seen_at)`.execute(tx);
  await sql`
    update game_player as player set account_id = ${accountId}
    where account_id = ${guestId} and not exists (
      select from game_player as own
      where own.game_id = player.game_id and own.account_id = ${accountId}
    )`.execute(tx);
  await sql`
    update match_share as share set account_id = ${accountId}
    where account_id = ${guestId} and not exists (
      select from match_share as own
      where own.match_id = share.match_id and own.account_id = ${accountId}
    )`.execute(tx);
  await sql`
    update game_former_guest set account_id = ${accountId} where account_id = ${guestId}`.execute(
    tx,
  );
  await sql`
    update game set
      host_id = ${accountId},
      setting = jsonb_set(setting, '{host}', to_jsonb(${accountId}::text))
    where host_id = ${guestId}`.execute(tx);
}
