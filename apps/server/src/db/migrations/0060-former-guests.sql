-- The log of a game holds a guest by their id. Once the guest has logged in to an account, it is found here.

create table game_former_guest (
  -- Refers to nobody any more: the guest is erased as they log in.
  guest_id uuid primary key,
  account_id uuid not null references account on delete cascade
);
create index game_former_guest_account on game_former_guest (account_id);
