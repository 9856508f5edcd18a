-- What a class has beside its people and its work: a plan of lessons by week, and who may write to whom.

-- The lessons that a class plans, week by week. The number goes up with each change, so that two
-- teachers do not overwrite each other.
create table class_plan (
  class_id uuid primary key references school_class on delete cascade,
  revision integer not null check (revision >= 1),
  -- Null once the teacher's account is gone; the plan stays with the class.
  changed_by uuid references account on delete set null,
  changed_at timestamptz not null
);
create index class_plan_author on class_plan (changed_by);

create table class_plan_week (
  class_id uuid not null references class_plan on delete cascade,
  -- A Monday.
  starts_on date not null check (extract(isodow from starts_on) = 1),
  lesson_ids text[] not null check (cardinality(lesson_ids) <= 10),
  note text not null default '' check (length(note) <= 500),
  primary key (class_id, starts_on)
);

-- Who may write to whom in a class. Those that exist go on as they were: classmates may ask each other
-- to be friends. What is made from now on begins with teachers alone.
alter table school_class
  add column messages text not null default 'EVERYBODY'
    check (messages in ('OFF', 'TEACHERS', 'EVERYBODY'));

-- What a student of a class and its teachers write to each other: one thread for what concerns no work,
-- and one for each piece of work.
create table class_thread (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references school_class on delete cascade,
  student_id uuid not null references account on delete cascade,
  -- Null: open to all teachers of the class, as whatever a student writes who is, or may be, under 18.
  teacher_id uuid references account on delete cascade,
  -- What it is about. The work may be taken back; what was written about it stays.
  assignment_id uuid,
  unique nulls not distinct (class_id, student_id, teacher_id, assignment_id)
);
create index class_thread_student on class_thread (student_id);
create index class_thread_teacher on class_thread (teacher_id);

create table class_message (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references class_thread on delete cascade,
  seq bigint not null generated always as identity,
  author_id uuid not null references account on delete cascade,
  content text not null check (length(content) between 1 and 2000),
  is_moderated boolean not null default false,
  created_at timestamptz not null,
  -- Taken down: kept for who decides about it, shown to nobody else.
  hidden_at timestamptz
);
create index class_message_thread on class_message (thread_id, seq);
create index class_message_author on class_message (author_id, created_at);

create table class_thread_read (
  thread_id uuid not null references class_thread on delete cascade,
  account_id uuid not null references account on delete cascade,
  read_seq bigint not null,
  primary key (thread_id, account_id)
);
create index class_thread_read_account on class_thread_read (account_id);

alter table report drop constraint report_said_to_check;
alter table report add constraint report_said_to_check
  check (said_to in ('TUTOR', 'LESSON', 'PLACEMENT', 'CLASS'));

-- The room of a class: whoever is in the class may go in, for as long as they are. It stands on no list
-- but on the pages of the class, and counts as nobody's own.
alter table room
  add column is_of_class boolean not null default false check (not is_of_class or class_id is not null);
create unique index room_of_class on room (class_id) where is_of_class;
