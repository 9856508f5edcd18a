-- Somebody asks for a place in a private room that shows itself. Its owner answers by inviting, or
-- turns it down: then it is gone, and may be asked again.
create table room_request (
  room_id uuid not null references room on delete cascade,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (room_id, account_id)
);
create index room_request_account on room_request (account_id);
