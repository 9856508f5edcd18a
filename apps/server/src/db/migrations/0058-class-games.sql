-- What teachers make for their classes: sets of questions, and games that are joined by a code.

create table quiz_set (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references account on delete cascade,
  title text not null,
  questions jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index quiz_set_owner on quiz_set (owner_id, updated_at desc);

create table class_game (
  game_id uuid primary key references game on delete cascade,
  owner_id uuid not null references account on delete cascade,
  title text not null,
  -- Six digits, and null once the game is closed: they are another game's then.
  code text unique check (code ~ '^[0-9]{6}$'),
  question_count integer not null,
  created_at timestamptz not null
);
create index class_game_owner on class_game (owner_id, created_at desc);
create index class_game_open on class_game (created_at) where code is not null;
