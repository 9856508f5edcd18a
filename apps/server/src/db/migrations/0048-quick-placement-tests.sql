-- A quick test is a first idea of few questions; one that is gone on with becomes exact.
alter table level_test_session
  add column test_length text not null default 'exact' check (test_length in ('quick', 'exact'));

alter table level_test_answer
  -- "I don't know", which no guess is part of.
  add column not_known boolean not null default false,
  -- Whether the words of a recording could be read; null where nothing was to be heard.
  add column words_shown boolean;

-- [{ level, chance }]: how likely each level of the test is. Null for results from before.
alter table level_test_result add column level_chances jsonb;
