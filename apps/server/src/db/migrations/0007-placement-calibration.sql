-- Until when the answers to a test have been looked at to estimate its items. After so many more
-- sessions they are estimated again.
create table level_test_calibration (
  test_type text primary key,
  at timestamptz not null
);
