-- What was seen of a learner's work on a lesson, since XP is paid for what can be shown.

-- A lesson that a learner has opened and that has not paid since.
create table lesson_visit (
  account_id uuid not null references account on delete cascade,
  lesson_id text not null,
  opened_at timestamptz not null,
  -- How many calls have raised the progress since, as the simple player makes them.
  rises integer not null default 0,
  -- Parts of the outline whose questions were answered right since.
  parts text[] not null default '{}',
  primary key (account_id, lesson_id)
);

alter table lesson_progress
  -- XP of the dialogue that has been paid.
  add column dialogue_xp integer not null default 0,
  -- When the whole dialogue and the coins were paid.
  add column paid_at timestamptz;

-- Until now the first completion paid the whole dialogue.
update lesson_progress as place
set
  paid_at = place.completed_at,
  dialogue_xp = greatest(0, paid.xp - place.best_quiz_score)
from (
  select account_id, split_part(source, ':', 1) as lesson_id, sum(xp) as xp
  from ledger_entry
  where kind in ('lesson-completed', 'lesson-improved')
  group by account_id, split_part(source, ':', 1)
) as paid
where place.completed_at is not null
  and paid.account_id = place.account_id
  and paid.lesson_id = place.lesson_id;

-- Who is in the middle of a lesson has opened it, and saved some progress.
insert into lesson_visit (account_id, lesson_id, opened_at, rises)
select account_id, lesson_id, updated_at, 1
from lesson_progress
where completed_at is null and progress > 0;
