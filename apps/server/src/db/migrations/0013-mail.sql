-- Every mail that the school writes: what waits to be sent, what was, and what could not be.
create table mail (
  -- Its Message-ID is made of this, so that a mail that goes out twice is known as one.
  id uuid primary key default gen_random_uuid(),
  -- The order in which they were written.
  seq bigint not null unique generated always as identity,
  to_address text not null check (length(to_address) <= 254),
  -- Whom it is about, with whom it goes. Null: nobody who has an account.
  account_id uuid references account on delete cascade,
  kind text not null,
  subject text not null,
  -- Null once the mail is sent, where it held a link: whoever has the link may act by it.
  text text,
  html text,
  has_link boolean not null,
  state text not null check (state in ('WAITING', 'SENT', 'FAILED', 'NOT_SENT')),
  -- How often sending it was tried, since it was last asked for.
  attempts integer not null default 0,
  -- When it is tried again.
  next_try_at timestamptz,
  -- What the server said to the last try that failed.
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'SENT') = (sent_at is not null)),
  check ((text is null) = (html is null)),
  check (text is not null or state = 'SENT'),
  check (next_try_at is null or state = 'WAITING')
);
create index mail_account on mail (account_id);
create index mail_state on mail (state, seq);
create index mail_created_at on mail (created_at);
