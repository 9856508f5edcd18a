-- How somebody gets in besides a password: by another provider, and with a second factor.

-- Who somebody is at a provider (OpenID Connect).
create table sign_in_identity (
  id uuid not null default gen_random_uuid() unique,
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (issuer, subject)
);
create index sign_in_identity_account on sign_in_identity (account_id);

-- A sign-in on its way: at the provider, or waiting for the code of a second factor.
create table sign_in_attempt (
  -- SHA-256 of the state that the provider sends back, or of a random name while a code is waited for.
  state_hash bytea primary key,
  -- SHA-256 of the cookie of the browser that began it.
  browser_hash bytea not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  -- The page to come back to.
  path text not null,
  time_zone text,
  -- Whose account a provider is to be linked to; or, with is_proved, who got in but for the code.
  account_id uuid references account on delete cascade,
  is_proved boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (account_id is not null or not is_proved)
);
create index sign_in_attempt_browser on sign_in_attempt (browser_hash);
create index sign_in_attempt_expiry on sign_in_attempt (expires_at);
create index sign_in_attempt_account on sign_in_attempt (account_id);

create table second_factor (
  account_id uuid primary key references account on delete cascade,
  -- The key that a phone shares with us: encrypted where SECRET_KEY is set.
  secret text not null,
  -- Null: begun to be set up, and asked for nowhere.
  confirmed_at timestamptz,
  -- The latest step of 30 seconds whose code was used.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_code (
  account_id uuid not null references account on delete cascade,
  -- SHA-256 of the code, which has 80 random bits.
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
