import type { PaidOnProgress, PaidParts } from "@saywell/lesson";
import { sql } from "kysely";
import type { Tx } from "../../db/database";
import { passOn } from "../../db/pass-on";

interface Ids {
  guestId: string;
  accountId: string;
}

/** A lesson that has paid both. */
export interface LessonPaidTwice {
  lessonId: string;
  own: PaidParts;
  guest: PaidParts;
  /** When the guest was last paid. */
  guestPaidAt: Date;
}

export async function listPaidTwice(tx: Tx, { guestId, accountId }: Ids) {
  const parts = (side: string) => sql`
    json_build_object(
      'isPaid', ${sql.ref(`${side}.paid_at`)} is not null,
      'dialogueXp', ${sql.ref(`${side}.dialogue_xp`)},
      'bestQuizScore', ${sql.ref(`${side}.best_quiz_score`)}
    )`;
  const wasPaid = (side: string) => sql`
    (${sql.ref(`${side}.paid_at`)} is not null
      or ${sql.ref(`${side}.dialogue_xp`)} + ${sql.ref(`${side}.best_quiz_score`)} > 0)`;
  const { rows } = await sql<LessonPaidTwice>`
    select
      own.lesson_id as "lessonId", ${parts("own")} as own, ${parts("guest")} as guest,
      coalesce(guest.paid_at, guest.updated_at) as "guestPaidAt"
    from lesson_progress as own
    join lesson_progress as guest on guest.lesson_id = own.lesson_id
    where own.account_id = ${accountId} and guest.account_id = ${guestId}
      and ${wasPaid("own")} and ${wasPaid("guest")}`.execute(tx);
  return rows;
}

/** Lessons that were paid with nothing but progress to show, save those that have paid another too. */
export async function listPaidOnProgress(
  tx: Tx,
  accountId: string,
  butNotOf?: string,
): Promise<PaidOnProgress[]> {
  const { rows } = await sql<PaidOnProgress>`
    select lesson_id as "lessonId", paid_at as "paidAt" from lesson_progress as paid
    where account_id = ${accountId} and paid_on_progress and paid_at is not null and not exists (
      select from lesson_progress as other
      where other.account_id = ${butNotOf ?? null}::uuid and other.lesson_id = paid.lesson_id
        and other.paid_at is not null
    )`.execute(tx);
  return rows;
}

/** As though these lessons had not paid yet. */
export async function markUnpaid(
  tx: Tx,
  accountId: string,
  lessonIds: readonly string[],
): Promise<void> {
  if (lessonIds.length === 0) return;
  await tx
    .updateTable("lesson_progress")
    .set({ paid_at: null, paid_on_progress: false, dialogue_xp: 0, best_quiz_score: 0 })
    .where("account_id", "=", accountId)
    .where("lesson_id", "in", lessonIds)
    .execute();
}

/** Corrects what of a lesson the account has been paid. */
export async function savePaid(
  tx: Tx,
  { accountId, lessonId }: { accountId: string; lessonId: string },
  { dialogueXp, bestQuizScore }: PaidParts,
): Promise<void> {
  await tx
    .updateTable("lesson_progress")
    .set({ dialogue_xp: dialogueXp, best_quiz_score: bestQuizScore })
    .where("account_id", "=", accountId)
    .where("lesson_id", "=", lessonId)
    .execute();
}

/**
 * The account gets all that the guest has of lessons. Of two runs through one lesson that are open,
 * the one with more answers goes on, to steps first and to questions then; of equal ones the
 * account's own. It counts from when the earlier was begun, so that all that was seen since counts.
 */
export async function joinLessons(tx: Tx, { guestId, accountId }: Ids): Promise<void> {
  await joinOpenAttempts(tx, { guestId, accountId });
  await sql`
    insert into lesson_progress (
      account_id, lesson_id, progress, completed_at, best_quiz_score, updated_at, dialogue_xp, paid_at,
      begun_at, paid_on_progress
    )
    select
      ${accountId}::uuid, lesson_id, progress, completed_at, best_quiz_score, updated_at,
      dialogue_xp, paid_at, begun_at, paid_on_progress
    from lesson_progress
    where account_id = ${guestId}
    on conflict (account_id, lesson_id) do update set
      progress = greatest(lesson_progress.progress, excluded.progress),
      completed_at = least(lesson_progress.completed_at, excluded.completed_at),
      best_quiz_score = greatest(lesson_progress.best_quiz_score, excluded.best_quiz_score),
      updated_at = greatest(lesson_progress.updated_at, excluded.updated_at),
      dialogue_xp = greatest(lesson_progress.dialogue_xp, excluded.dialogue_xp),
      paid_at = coalesce(lesson_progress.paid_at, excluded.paid_at),
      paid_on_progress = case when lesson_progress.paid_at is null
        then excluded.paid_on_progress else lesson_progress.paid_on_progress end,
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

async function joinOpenAttempts(tx: Tx, { guestId, accountId }: Ids): Promise<void> {
  const answered = (attempt: string, column: string) => sql`
    (select count(*) from jsonb_object_keys(${sql.ref(`${attempt}.${column}`)}))`;
  const fullness = (attempt: string) => sql`
    (${answered(attempt, "answers")}, ${answered(attempt, "quiz_answers")})`;
  await sql`
    with pair as (
      select own.id as own_id, guest.id as guest_id,
        least(own.started_at, guest.started_at) as started_at,
        ${fullness("guest")} > ${fullness("own")} as guest_goes_on
      from lesson_attempt as own
      join lesson_attempt as guest on guest.lesson_id = own.lesson_id
      where own.account_id = ${accountId} and own.completed_at is null
        and guest.account_id = ${guestId} and guest.completed_at is null
    ), dropped as (
      delete from lesson_attempt
      where id in (select case when guest_goes_on then own_id else guest_id end from pair)
    )
    update lesson_attempt as attempt set started_at = pair.started_at
    from pair
    where attempt.id = case when guest_goes_on then guest_id else own_id end`.execute(tx);
}
