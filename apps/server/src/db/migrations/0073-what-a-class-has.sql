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
