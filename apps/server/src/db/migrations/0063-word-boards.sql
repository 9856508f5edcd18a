-- Which game is played in a room; null: what its name says.
alter table room add column game text check (game in ('QUIZ', 'WORD_BOARD'));

-- By which rules a game is played, and for whose turn one by correspondence waits.
alter table game add column kind text not null default 'QUIZ' check (kind in ('QUIZ', 'WORD_BOARD'));
alter table game add column waits_for uuid references account (id) on delete set null;
create index game_waits_for on game (waits_for) where waits_for is not null;
