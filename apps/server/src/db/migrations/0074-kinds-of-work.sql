-- Work of more kinds than lessons, and what is handed in and marked.

alter table assignment
  -- Of every kind but LESSON, whose lesson has them.
  add column title text check (length(title) between 1 and 120),
  add column level text check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  -- What the kind asks for: of a quiz its questions with their answers.
  add column task jsonb;
alter table assignment
  drop constraint assignment_kind_check,
  add constraint assignment_kind_check
    check (kind in ('LESSON', 'QUIZ', 'WRITING', 'SPEAKING', 'PLACEMENT', 'REVIEW')),
  add constraint assignment_task_check
    check ((kind = 'LESSON') = (task is null) and (kind = 'LESSON') = (title is null));

-- What a student hands in, once for each try.
create table submission (
  id uuid primary key default gen_random_uuid(),
  assignment_id uuid not null references assignment on delete cascade,
  account_id uuid not null references account on delete cascade,
  attempt integer not null check (attempt >= 1),
  state text not null check (state in ('DRAFT', 'SUBMITTED', 'RETURNED', 'MARKED')),
  content text not null default '' check (length(content) <= 20000),
  -- Of a quiz: by the id of a question the choice that was taken.
  answers jsonb,
  -- How long a recording is.
  seconds integer check (seconds between 1 and 180),
  saved_at timestamptz not null,
  submitted_at timestamptz,
  -- What the program says of a text; null until it has read it.
  proposal jsonb,
  -- What the teacher makes of it, and how often that was changed: who has not seen a change cannot write over it.
  marking jsonb,
  revision integer not null default 0,
  -- The marking as its student sees it.
  released jsonb,
  -- Of 100: the grade that was given out, or what a quiz came to.
  score integer check (score between 0 and 100),
  marked_at timestamptz,
  marked_by uuid references account on delete set null,
  unique (assignment_id, account_id, attempt),
  check ((state = 'DRAFT') = (submitted_at is null))
);
create index submission_account on submission (account_id);
create index submission_marker on submission (marked_by);

create table submission_recording (
  submission_id uuid primary key references submission on delete cascade,
  media_type text not null check (media_type in ('audio/webm', 'audio/ogg', 'audio/mp4')),
  data bytea not null check (length(data) between 1 and 3145728)
);

-- What a teacher writes beside many texts.
create table marking_comment (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  content text not null check (length(content) between 1 and 300),
  created_at timestamptz not null,
  unique (account_id, content)
);
