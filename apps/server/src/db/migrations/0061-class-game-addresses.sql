-- Where a class game is played: its code stands on a screen there and is no secret, so a class behind
-- one address is not shut out by codes that somebody of it gets wrong. Forgotten as the game closes.
create table class_game_address (
  game_id uuid not null references class_game (game_id) on delete cascade,
  -- SHA-256 of the game's id and the address.
  address_hash text not null,
  primary key (game_id, address_hash)
);
