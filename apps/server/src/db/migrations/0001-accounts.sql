-- Who learns and teaches here, and how they are recognised.

create table account (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  -- Null for a guest. Stored as typed, unique without regard to case.
  email text,
  password_hash text,
  role text not null default 'LEARNER' check (role in ('LEARNER', 'TEACHER', 'ADMIN')),
  -- UNKNOWN is treated as under 18.
  age_band text not null default 'UNKNOWN'
    check (age_band in ('UNKNOWN', 'UNDER_13', 'AGE_13_TO_17', 'ADULT')),
  level text check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  time_zone text not null default 'Europe/London',
  bio text,
  avatar text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  check ((email is null) = (password_hash is null))
);
create unique index account_email on account (lower(email));

create table session (
  -- SHA-256 of the cookie's token: a stolen database opens no session.
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);
