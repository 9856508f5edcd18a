-- The state of a game says since when nobody is there, and whom its teacher has taken out: they do not
-- come in again, whichever way they had begun to come.
update game set state = state || jsonb_build_object(
  'restingSince', null,
  'removed', coalesce(
    (
      select jsonb_agg(account_id) from game_player
      where game_id = game.id and removed_at is not null
    ),
    '[]'
  )
);
