-- What the students of a class read of each other's names on its leaderboard: nobody's, first names, or
-- whole names of adults.
alter table school_class
  add column names text not null default 'FIRST' check (names in ('NONE', 'FIRST', 'WHOLE'));
