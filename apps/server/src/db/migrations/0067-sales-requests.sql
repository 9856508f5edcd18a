-- Who asked for an Enterprise plan. Most have no account, so nobody is referred to; after a year a row goes.
create table sales_request (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  organisation text not null,
  people text not null check (people in ('1-20', '21-100', '101-500', '500+')),
  message text not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  -- Who wrote it while logged in: it goes with the account.
  account_id uuid references account (id) on delete cascade
);
create index sales_request_created on sales_request (created_at);
create index sales_request_account on sales_request (account_id) where account_id is not null;

-- The plan that everybody in a class has at least, as the school has agreed on; null where it has not.
alter table school_setting
  add column members_plan text check (members_plan in ('FREEMIUM', 'CORE', 'PREMIUM', 'ENTERPRISE'));
