-- A word is also saved without a lesson: then as a dictionary explained it on that day. What a lesson
-- says of a word comes first, and stands in the course.
alter table saved_word
  alter column lesson_id drop not null,
  add column meaning text,
  add column example text,
  add check (lesson_id is not null or meaning is not null),
  add check (example is null or meaning is not null);
