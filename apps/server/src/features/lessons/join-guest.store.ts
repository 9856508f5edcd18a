import { sql } from "kysely";
import type { Tx } from "../../db/database";
import { passOn } from "../../db/pass-on";
import type { GuestJoin } from "../../personal-data";

/**
 * Of two runs through one lesson that are open, the later goes on. Of two that paid, what was paid
 * more counts, as in the ledger, so that the rest can still be earned.
 */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await sql`
    delete from lesson_attempt as attempt
    using lesson_attempt as later
    where attempt.completed_at is null and later.completed_at is null
      and attempt.lesson_id = later.lesson_id
      and (
        (attempt.account_id = ${guestId} and later.account_id = ${accountId}
          and later.started_at >= attempt.started_at)
        or (attempt.account_id = ${accountId} and later.account_id = ${guestId}
          and later.started_at > attempt.started_at)
      )`.execute(tx);
  const guestWasPaidMore = sql`
    (excluded.paid_at is not null, excluded.dialogue_xp + excluded.best_quiz_score)
    > (lesson_progress.paid_at is not null, lesson_progress.dialogue_xp + lesson_progress.best_quiz_score)`;
  await sql`
    insert into lesson_progress (
      account_id, lesson_id, progress, completed_at, best_quiz_score, updated_at, dialogue_xp, paid_at,
      begun_at
    )
    select
      ${accountId}::uuid, lesson_id, progress, completed_at, best_quiz_score, updated_at,
      dialogue_xp, paid_at, begun_at
    from lesson_progress
    where account_id = ${guestId}
    on conflict (account_id, lesson_id) do update set
      progress = greatest(lesson_progress.progress, excluded.progress),
      completed_at = least(lesson_progress.completed_at, excluded.completed_at),
      best_quiz_score = case when ${guestWasPaidMore}
        then excluded.best_quiz_score else lesson_progress.best_quiz_score end,
      updated_at = greatest(lesson_progress.updated_at, excluded.updated_at),
      dialogue_xp = case when ${guestWasPaidMore}
        then excluded.dialogue_xp else lesson_progress.dialogue_xp end,
      paid_at = case when ${guestWasPaidMore}
        then excluded.paid_at else lesson_progress.paid_at end,
      begun_at = least(lesson_progress.begun_at, excluded.begun_at)`.execute(tx);
  await sql`
    insert into lesson_visit (account_id, lesson_id, opened_at, rises, parts)
    select ${accountId}::uuid, lesson_id, opened_at, rises, parts
    from lesson_visit
    where account_id = ${guestId}
    on conflict (account_id, lesson_id) do update set
      opened_at = least(lesson_visit.opened_at, excluded.opened_at),
      rises = greatest(lesson_visit.rises, excluded.rises),
      parts = array(select distinct unnest(lesson_visit.parts || excluded.parts))`.execute(tx);
  await sql`
    insert into lesson_bookmark (account_id, lesson_id, created_at)
    select ${accountId}::uuid, lesson_id, created_at from lesson_bookmark where account_id = ${guestId}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into lesson_author (account_id, lesson_id)
    select ${accountId}::uuid, lesson_id from lesson_author where account_id = ${guestId}
    on conflict do nothing`.execute(tx);
  await passOn("lesson_attempt", "statement")(tx, { guestId, accountId });
}
