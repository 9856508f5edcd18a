-- Five questions a day for each learner, at their own pace: what was asked and said, kept for the
-- run of days.
create table daily_five (
  account_id uuid not null references account (id) on delete cascade,
  day date not null,
  level text not null,
  state jsonb not null,
  score integer not null default 0,
  xp integer not null default 0,
  coins integer not null default 0,
  finished_at timestamptz,
  primary key (account_id, day)
);
