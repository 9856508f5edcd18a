-- People whom the school takes in from a list, before they were ever here.

alter table account
  -- The school made this account for whoever has its address. Nobody can enter it before they prove
  -- the address: there is no password.
  add column enrolled_at timestamptz;
