-- Questions of a quiz game that somebody missed come back in their review. They belong to no lesson,
-- so the card holds the question itself: a teacher's own may be gone by then.
alter table review_card
  add column question_key text,
  add column quiz_question jsonb;
alter table review_card
  drop constraint review_card_check,
  add constraint review_card_is_one_thing check (num_nonnulls(word, question_id, question_key) = 1),
  add constraint review_card_quiz_question check ((question_key is null) = (quiz_question is null)),
  add unique (account_id, question_key);
alter table review_log drop constraint review_log_source_check;
alter table review_log
  add constraint review_log_source_check check (source in ('deck', 'lesson', 'game'));
