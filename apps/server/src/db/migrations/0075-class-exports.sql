-- Files of a class that a teacher has made, and how far each is.
create table class_export (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references school_class on delete cascade,
  -- Who asked for it, and alone reads it.
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('STUDENTS_CSV', 'GRADEBOOK_CSV', 'XAPI_JSONL')),
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  -- Students in it by now, of so many.
  done integer not null default 0,
  total integer not null default 0,
  -- Whom it tells of: with the account of one of them it goes.
  student_ids uuid[] not null default '{}',
  -- Its pieces, each packed by gzip, one after the other: together they are one gzip file.
  file bytea not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- Whoever asks again while it is made gets the same one.
create unique index class_export_under_way on class_export (class_id, account_id, kind)
  where state in ('WAITING', 'RUNNING');
create index class_export_account on class_export (account_id);
create index class_export_students on class_export using gin (student_ids);
create index class_export_end on class_export (expires_at);
