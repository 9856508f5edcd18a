-- Addresses are claimed first and proved later, sessions have names, and secrets in mails work once.

alter table account
  -- Null: a guest.
  add column registered_at timestamptz,
  -- Null: claimed only, and released to whoever proves it.
  add column email_verified_at timestamptz,
  -- Set by an admin: until it is null again no session opens or holds.
  add column suspended_at timestamptz;
update account set registered_at = created_at where email is not null;

alter table account
  drop constraint account_check,
  add check (registered_at is not null or (email is null and password_hash is null)),
  add check (email is not null or email_verified_at is null),
  -- Who is registered chose their name, whatever becomes of their address.
  drop column shown_name;
alter table account
  add column shown_name text not null generated always as (
    case
      when registered_at is null and name = 'Student' then name || ' ' || left(id::text, 3)
      else name
    end
  ) stored;

drop index account_email;
create index account_email on account (lower(email));
create unique index account_verified_email on account (lower(email))
  where email_verified_at is not null;

alter table session
  -- What a session is called where its hash must not be seen.
  add column id uuid not null default gen_random_uuid() unique,
  -- As "Firefox on Windows". Null: nobody knows.
  add column device text check (length(device) between 1 and 100),
  -- Written every few minutes at most.
  add column last_seen_at timestamptz not null default now(),
  -- When a second factor was given in this session.
  add column second_factor_at timestamptz;
update session set last_seen_at = created_at;

-- A secret that is mailed, or handed over, and opens one thing once.
create table one_time_link (
  -- SHA-256 of its token: a stolen database opens nothing.
  token_hash bytea primary key,
  purpose text not null check (purpose in (
    'verify-address', 'change-address', 'reset-password', 'invitation', 'first-admin',
    'parental-consent'
  )),
  -- Whose it is; null where there is no account yet.
  account_id uuid references account on delete cascade,
  -- Where it was sent to.
  email text,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_link_account on one_time_link (account_id, purpose);
create index one_time_link_address on one_time_link (lower(email));
create index one_time_link_expiry on one_time_link (expires_at);

-- A browser that has logged in to an account, known by a cookie of its own.
create table known_device (
  account_id uuid not null references account on delete cascade,
  -- SHA-256 of the cookie's token.
  token_hash bytea not null,
  device text check (length(device) between 1 and 100),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index known_device_seen on known_device (last_seen_at);

-- Wrong passwords, counted for an address whether or not anybody has an account with it.
create table password_try (
  -- SHA-256 of what is counted: an address, or an address on a device known to it.
  key bytea primary key,
  tries integer not null,
  last_at timestamptz not null,
  -- No password is looked at before this.
  wait_until timestamptz,
  -- When the owner was told.
  told_at timestamptz
);
create index password_try_time on password_try (last_at);
