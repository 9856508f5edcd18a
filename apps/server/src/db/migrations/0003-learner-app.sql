-- What the learner's own app keeps: settings, bookmarks, saved words, the plan.

-- A missing row means the defaults.
create table account_setting (
  account_id uuid primary key references account on delete cascade,
  text_size text not null default 'NORMAL' check (text_size in ('NORMAL', 'LARGE', 'LARGER')),
  dyslexia_spacing boolean not null default false,
  reduced_motion boolean not null default false,
  sound boolean not null default true,
  daily_goal integer not null default 40 check (daily_goal in (20, 40, 60, 100)),
  -- Null until chosen: the default follows the age band.
  on_leaderboard boolean,
  show_email boolean not null default false
);

create table lesson_bookmark (
  account_id uuid not null references account on delete cascade,
  lesson_id text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, lesson_id)
);

create table saved_word (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  lesson_id text not null,
  word text not null,
  saved_at timestamptz not null default now(),
  unique (account_id, word)
);

-- A missing row means FREEMIUM, active.
create table subscription (
  account_id uuid primary key references account on delete cascade,
  plan_type text not null check (plan_type in ('FREEMIUM', 'CORE', 'PREMIUM', 'ENTERPRISE')),
  status text not null,
  updated_at timestamptz not null default now()
);

-- Leaderboards sum a period of everybody's entries.
create index ledger_entry_time on ledger_entry (created_at);
