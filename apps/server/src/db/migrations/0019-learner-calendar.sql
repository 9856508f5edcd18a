-- Where a learner's days are counted, and when the last ones began to count: a change of time zone
-- must not make two days of one.
create table learner_calendar (
  account_id uuid primary key references account on delete cascade,
  time_zone text not null,
  -- Null where it was never another.
  zone_since timestamptz,
  study_at timestamptz,
  chat_at timestamptz
);

-- A day with study in it that is no day of its own: the streak goes on over it and grows by nothing.
alter table study_day add column is_kept boolean not null default false;
