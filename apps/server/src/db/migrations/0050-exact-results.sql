-- What a result is. That of a quick test is a first idea, and stays one when the test is gone on with,
-- until the exact test's own rule has ended it.
alter table level_test_result
  add column test_length text not null default 'exact' check (test_length in ('quick', 'exact'));
update level_test_result as result set test_length = 'quick'
  from level_test_session as session
  where session.id = result.session_id
    and (session.test_length = 'quick' or session.finished_at is null);
