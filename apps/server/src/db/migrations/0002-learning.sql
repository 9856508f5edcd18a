-- What learners did, and what they earned for it.

-- Every change of XP and coins. Balances and levels are sums over this table,
-- and a cause (account, kind, source) can be paid only once.
create table ledger_entry (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null,
  source text not null,
  xp integer not null default 0 check (xp >= 0),
  -- Negative when coins are spent.
  coins integer not null default 0,
  created_at timestamptz not null default now(),
  unique (account_id, kind, source)
);

create table badge_award (
  account_id uuid not null references account on delete cascade,
  badge_id text not null,
  awarded_at timestamptz not null default now(),
  primary key (account_id, badge_id)
);

-- One row for each day, in the learner's own time zone, with any study in it.
create table study_day (
  account_id uuid not null references account on delete cascade,
  day date not null,
  primary key (account_id, day)
);

create table lesson_progress (
  account_id uuid not null references account on delete cascade,
  lesson_id text not null,
  progress double precision not null default 0 check (progress between 0 and 100),
  completed_at timestamptz,
  best_quiz_score integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (account_id, lesson_id)
);

-- One run through a lesson. At most one is open for a learner and a lesson.
create table lesson_attempt (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  lesson_id text not null,
  answers jsonb not null default '{}',
  quiz_answers jsonb not null default '{}',
  started_at timestamptz not null default now(),
  completed_at timestamptz,
  duration_seconds integer,
  -- The reply of the completion, given again when the same completion is sent again.
  result jsonb
);
create unique index lesson_attempt_open on lesson_attempt (account_id, lesson_id)
  where completed_at is null;
create index lesson_attempt_learner on lesson_attempt (account_id, completed_at);

-- xAPI statements as received; the learning record store reads them.
create table statement (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  lesson_id text not null,
  verb text not null,
  object text not null,
  success boolean not null,
  response text,
  stored_at timestamptz not null default now()
);
create index statement_learner on statement (account_id, stored_at);
