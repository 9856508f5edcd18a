-- How many messages somebody sent to the AI teacher on a day of their own, for what their plan has a day.
-- What they wrote is kept nowhere.
create table tutor_day (
  account_id uuid not null references account (id) on delete cascade,
  day date not null,
  messages integer not null default 0 check (messages >= 0),
  primary key (account_id, day)
);
