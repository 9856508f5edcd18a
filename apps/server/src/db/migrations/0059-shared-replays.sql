-- Links by which a game that is over can be looked at by everybody.

create table match_share (
  -- Of 128 bits by chance: whoever has it may look.
  token text primary key,
  match_id uuid not null references game_match on delete cascade,
  -- Whoever made it; gone with them.
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  unique (match_id, account_id)
);
create index match_share_account on match_share (account_id);
