import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/**
 * Where both have a card, what was learnt last counts, and every grade is kept. Where both saved a
 * word, one of the two may know what the other does not: its lesson, or what a dictionary said.
 */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  const pair = sql`
    select own.id as own_id, card.id as guest_id
    from review_card as own
    join review_card as card on card.account_id = ${guestId} and (
      card.word = own.word
      or (card.lesson_id = own.lesson_id and card.question_id = own.question_id)
      or card.question_key = own.question_key
    )
    where own.account_id = ${accountId}`;
  await sql`
    update review_card as own set
      state = card.state, due_at = card.due_at, stability = card.stability,
      difficulty = card.difficulty, learning_step = card.learning_step, reviews = card.reviews,
      lapses = card.lapses, reviewed_at = card.reviewed_at
    from (${pair}) as pair
    join review_card as card on card.id = pair.guest_id
    where own.id = pair.own_id
      and card.reviewed_at > coalesce(own.reviewed_at, '-infinity')`.execute(tx);
  await sql`
    update review_log as log set card_id = pair.own_id
    from (${pair}) as pair
    where log.card_id = pair.guest_id and not exists (
      select from review_log as own
      where own.card_id = pair.own_id and own.review_id = log.review_id
    )`.execute(tx);
  await sql`
    update review_card set account_id = ${accountId}
    where account_id = ${guestId} and id not in (select guest_id from (${pair}) as pair)`.execute(
    tx,
  );
  await tx
    .updateTable("review_log")
    .set({ account_id: accountId })
    .where("account_id", "=", guestId)
    .execute();
  await sql`
    update saved_word as own set
      lesson_id = coalesce(own.lesson_id, saved.lesson_id),
      meaning = coalesce(own.meaning, saved.meaning),
      example = case when own.meaning is null then saved.example else own.example end
    from saved_word as saved
    where own.account_id = ${accountId} and saved.account_id = ${guestId}
      and own.word = saved.word`.execute(tx);
  await sql`
    update saved_word as saved set account_id = ${accountId}
    where account_id = ${guestId} and not exists (
      select from saved_word as own where own.account_id = ${accountId} and own.word = saved.word
    )`.execute(tx);
}
