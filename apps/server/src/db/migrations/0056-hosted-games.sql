-- Games without a room: a teacher hosts them, and who may enter is listed.

alter table game
  -- What a hosted game asks each time, in this order. Null where questions are drawn at each start.
  add column questions jsonb,
  -- Since when nobody may enter it any more. Null while it is open.
  add column closed_at timestamptz;

-- Who may enter a game without a room, and what they are called in it.
create table game_player (
  game_id uuid not null references game on delete cascade,
  account_id uuid not null references account on delete cascade,
  name text not null,
  -- The name without case, accents and spaces: no two in a game have the same.
  name_key text not null,
  joined_at timestamptz not null,
  -- When the host took them out. Null for who may enter.
  removed_at timestamptz,
  primary key (game_id, account_id)
);
create unique index game_player_name on game_player (game_id, name_key) where removed_at is null;
create index game_player_account on game_player (account_id);
