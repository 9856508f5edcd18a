-- Games: one versioned state each, and the log of events that leads to it.

create table game (
  id uuid primary key default gen_random_uuid(),
  -- Null for a teacher's game, which is joined by its code.
  room_id uuid unique references room on delete cascade,
  -- Who alone starts, paces and ends it. Null where any player may start.
  host_id uuid references account on delete cascade,
  game_type text not null check (game_type in ('VOCABULARY_BATTLE', 'TRIVIA')),
  -- How it was opened; how it is played now stands in the state.
  mode text not null check (mode in ('COMPETITIVE', 'TEAM')),
  -- Where the log begins.
  setting jsonb not null,
  -- How many events led to the state. Whoever changes it says which version they saw.
  version integer not null default 0 check (version >= 0),
  -- Accounts stand in it by their ids alone, and no name does.
  state jsonb not null,
  -- When something follows by itself. Null while nothing does.
  due_at timestamptz,
  created_at timestamptz not null default now(),
  check (room_id is not null or host_id is not null)
);
create index game_host on game (host_id) where host_id is not null;
create index game_due on game (due_at) where due_at is not null;

create table game_event (
  game_id uuid not null references game on delete cascade,
  -- The version that it leads to.
  seq integer not null check (seq > 0),
  at timestamptz not null,
  event jsonb not null,
  primary key (game_id, seq)
);

-- A game that was played to its end: which events of the log it is.
create table game_match (
  id uuid primary key default gen_random_uuid(),
  game_id uuid not null references game on delete cascade,
  number integer not null check (number > 0),
  first_seq integer not null,
  last_seq integer not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  unique (game_id, number)
);

-- What somebody had in the end, and what they were paid for it.
create table game_result (
  match_id uuid not null references game_match on delete cascade,
  account_id uuid not null references account on delete cascade,
  score integer not null,
  rank integer not null,
  right_answers integer not null,
  rounds integer not null,
  -- What they were asked, and what they said.
  answers jsonb not null,
  xp integer not null,
  coins integer not null,
  ended_at timestamptz not null,
  primary key (match_id, account_id)
);
create index game_result_account on game_result (account_id, ended_at desc);

-- When somebody was last asked a question of the bank, so that it does not come again at once.
create table quiz_seen (
  account_id uuid not null references account on delete cascade,
  question_id text not null,
  seen_at timestamptz not null,
  primary key (account_id, question_id)
);
