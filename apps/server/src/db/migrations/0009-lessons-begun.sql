-- When a lesson was begun: plans count the lessons begun in a month.
alter table lesson_progress add column begun_at timestamptz not null default now();

update lesson_progress as place
set begun_at = least(place.completed_at, place.updated_at, (
  select min(started_at)
  from lesson_attempt as attempt
  where attempt.account_id = place.account_id and attempt.lesson_id = place.lesson_id
));
