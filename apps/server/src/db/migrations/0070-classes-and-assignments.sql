-- What a teacher runs: classes with a level and more than one teacher, a code by which they are
-- joined, notes, announcements, and work that is assigned.

alter table school_class
  add column level text check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  -- What the class works for, in the teacher's words.
  add column goals text not null default '' check (length(goals) <= 1000),
  -- Lessons that each student sets out to finish in a week. Null: no such goal.
  add column weekly_lessons integer check (weekly_lessons between 1 and 50),
  -- Whether its students see a leaderboard of the class.
  add column has_leaderboard boolean not null default true,
  -- Null: nobody joins by a code.
  add column join_code text unique check (join_code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  -- It is over: kept to look back at, and binds nobody together any more.
  add column archived_at timestamptz,
  -- Asked for by every query of who is bound to whom. Of a time that is null PostgreSQL guesses, before
  -- it has statistics, that hardly any is, and plans for a table of two rows.
  add column is_archived boolean not null generated always as (archived_at is not null) stored;

-- Who teaches a class beside the teacher whose class it is.
create table class_co_teacher (
  class_id uuid not null references school_class on delete cascade,
  account_id uuid not null references account on delete cascade,
  added_at timestamptz not null,
  primary key (class_id, account_id)
);
create index class_co_teacher_account on class_co_teacher (account_id);

-- What teachers of a class write down about a student, for each other.
create table class_note (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references school_class on delete cascade,
  -- The student.
  about_id uuid not null references account on delete cascade,
  -- Null once the teacher's account is gone; the note stays with the class.
  author_id uuid references account on delete set null,
  content text not null check (length(content) between 1 and 2000),
  created_at timestamptz not null,
  updated_at timestamptz
);
create index class_note_student on class_note (class_id, about_id, created_at);
create index class_note_about on class_note (about_id);
create index class_note_author on class_note (author_id);

-- What teachers tell a whole class.
create table class_announcement (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references school_class on delete cascade,
  author_id uuid references account on delete set null,
  content text not null check (length(content) between 1 and 2000),
  created_at timestamptz not null
);
create index class_announcement_class on class_announcement (class_id, created_at desc);
create index class_announcement_author on class_announcement (author_id);

-- Work that a class is to do.
create table assignment (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references school_class on delete cascade,
  kind text not null check (kind in ('LESSON')),
  -- Of the kind LESSON.
  lesson_id text,
  instructions text not null default '' check (length(instructions) <= 2000),
  -- Only teachers see it.
  is_draft boolean not null default false,
  -- Whether it is for the accounts in assignment_recipient alone, or for the whole class.
  is_for_some boolean not null default false,
  opens_at timestamptz not null,
  due_at timestamptz check (due_at > opens_at),
  late_rule text not null default 'ACCEPT' check (late_rule in ('ACCEPT', 'CLOSE')),
  created_by uuid references account on delete set null,
  created_at timestamptz not null,
  check ((kind = 'LESSON') = (lesson_id is not null))
);
create index assignment_class on assignment (class_id, created_at);
create index assignment_author on assignment (created_by);

create table assignment_recipient (
  assignment_id uuid not null references assignment on delete cascade,
  account_id uuid not null references account on delete cascade,
  primary key (assignment_id, account_id)
);
create index assignment_recipient_account on assignment_recipient (account_id);
