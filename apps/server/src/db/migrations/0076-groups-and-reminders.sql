-- Groups of a class, work that is given to groups, and letters about work that is due.

create table class_group (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references school_class on delete cascade,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  unique (class_id, id)
);
-- Capital letters make no other name.
create unique index class_group_name on class_group (class_id, lower(name));

create table class_group_member (
  group_id uuid not null,
  class_id uuid not null,
  account_id uuid not null references account on delete cascade,
  primary key (group_id, account_id),
  foreign key (class_id, group_id) references class_group (class_id, id) on delete cascade,
  -- Who leaves the class leaves its groups.
  foreign key (class_id, account_id) references class_member (class_id, account_id) on delete cascade
);
create index class_group_member_student on class_group_member (class_id, account_id);
create index class_group_member_account on class_group_member (account_id);

-- Beside those in assignment_recipient such work is for whoever is in these groups at the time.
create table assignment_group (
  assignment_id uuid not null references assignment on delete cascade,
  group_id uuid not null references class_group on delete cascade,
  primary key (assignment_id, group_id)
);
create index assignment_group_group on assignment_group (group_id);

-- What is due soon, of all classes.
create index assignment_due on assignment (due_at) where not is_draft;

-- Of which work somebody was written that it is due soon.
create table assignment_reminder (
  assignment_id uuid not null references assignment on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- The due time of which it told: work that is due at another time is told of again.
  due_at timestamptz not null,
  sent_at timestamptz not null,
  primary key (assignment_id, account_id)
);
create index assignment_reminder_account on assignment_reminder (account_id);

-- Null until it was chosen: adults are written to, children are not.
alter table account_setting add column remind_of_work boolean;
