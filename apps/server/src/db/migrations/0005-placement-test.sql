-- The placement test: who took it, what was asked, what it measured, and what is known of each item.

-- Somebody without an account, known by a cookie of the test's own, so that nobody is asked the same
-- twice. Good for nothing else.
create table level_test_taker (
  -- SHA-256 of the cookie's token.
  token_hash bytea primary key,
  -- The account that the same person has got since.
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);
create index level_test_taker_account on level_test_taker (account_id);
create index level_test_taker_expiry on level_test_taker (expires_at);

create table level_test_session (
  -- Secret enough to be the key to the session of somebody without an account.
  id uuid primary key default gen_random_uuid(),
  test_type text not null check (test_type in ('junior', 'adult', 'oet')),
  account_id uuid references account on delete cascade,
  taker bytea references level_test_taker on delete set null,
  -- Draws everything that is left to chance, so that a session can be replayed.
  seed bigint not null,
  pace text not null default '1' check (pace in ('1', '1.25', '1.5', '2', 'practice')),
  question_limit integer not null check (question_limit > 0),
  started_at timestamptz not null,
  -- Null without a clock.
  ends_at timestamptz,
  -- The questions as first given, for a client that walks them in order.
  listed text[] not null,
  -- ADAPTIVE once an answer followed the reply, LISTED once one followed the list.
  walk text check (walk in ('ADAPTIVE', 'LISTED')),
  -- Items that chance keeps out of this session, for exposure control.
  ineligible text[] not null default '{}',
  finished_at timestamptz,
  stop_reason text
);
create index level_test_session_account on level_test_session (account_id, started_at);
create index level_test_session_taker on level_test_session (taker, started_at)
  where taker is not null;
create index level_test_session_ended on level_test_session (test_type)
  where finished_at is not null;
create index level_test_session_open on level_test_session (started_at) where finished_at is null;

create table level_test_answer (
  session_id uuid not null references level_test_session on delete cascade,
  position integer not null,
  item_id text not null,
  skill text not null check (skill in ('grammar', 'vocabulary', 'reading', 'listening', 'writing')),
  shown_at timestamptz not null,
  -- Null while the question waits for its answer.
  answered_at timestamptz,
  answer text,
  -- 0 to 1; null when unanswered.
  score double precision check (score between 0 and 1),
  -- How a written answer came to its score.
  features jsonb,
  -- The item's parameters when it was chosen: { a, b, c, uncertainty: { b, lnA } }.
  parameters jsonb not null,
  primary key (session_id, position)
);
create unique index level_test_answer_item on level_test_answer (session_id, item_id);

create table level_test_result (
  -- The name in the link; says nothing of the session.
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null unique references level_test_session on delete cascade,
  level text not null check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  score double precision not null check (score between 0 and 100),
  ability double precision not null,
  standard_error double precision not null,
  interval_low double precision not null,
  interval_high double precision not null,
  -- How well the answers fit together (lz); null when there were too few to tell.
  person_fit double precision,
  -- [{ skill, ability, standardError, low, high, answered }]
  skills jsonb not null,
  created_at timestamptz not null
);

-- What is known of an item beside its text. A missing row means the expert's parameters, which
-- follow from its level and type.
create table level_test_item (
  item_id text primary key,
  a double precision not null check (a > 0),
  b double precision not null,
  c double precision not null check (c >= 0 and c < 1),
  -- Standard deviations of what is believed about b and ln a.
  b_deviation double precision not null,
  ln_a_deviation double precision not null,
  -- { a, b, c, uncertainty } of an import: what was believed before the answers given here.
  prior jsonb,
  answers integer not null default 0,
  infit double precision,
  outfit double precision,
  withdrawn_at timestamptz,
  -- Its answers do not fit, and a person should decide: too many others went, or too few are left.
  flagged_at timestamptz,
  -- An item of the school's own, in the form of the shipped ones.
  imported jsonb,
  updated_at timestamptz not null
);

-- Every change of an item's parameters or state. Never updated.
create table level_test_item_change (
  id bigint generated always as identity primary key,
  item_id text not null,
  at timestamptz not null,
  reason text not null,
  -- { a, b, c, uncertainty } before and after.
  was jsonb not null,
  became jsonb not null,
  answers integer not null,
  infit double precision,
  outfit double precision
);
create index level_test_item_change_item on level_test_item_change (item_id, at);

-- How often a test was begun, and how often each item that was ever used was seen or kept out of
-- it since: what exposure control goes by. In parts, so that people who begin at once don't wait for
-- each other; the sum counts.
create table level_test_population (
  test_type text not null,
  part integer not null,
  sessions integer not null default 0,
  primary key (test_type, part)
);

create table level_test_exposure (
  test_type text not null,
  item_id text not null,
  -- The number of sessions from which on it counts; the other two count those after.
  since integer not null,
  administered integer not null default 0,
  ineligible integer not null default 0,
  primary key (test_type, item_id)
);
