-- What an admin sets for the whole school, and who is invited to it.

-- One row at most: none means that nothing was ever set.
create table school_setting (
  is_only boolean primary key default true check (is_only),
  name text not null check (length(name) between 1 and 80),
  contact text not null check (length(contact) <= 300),
  learners_create_rooms boolean not null,
  ads boolean not null,
  guests boolean not null,
  -- Rises with each change, so that nobody overwrites what they have not seen.
  version integer not null
);

alter table account
  -- When an admin took away who it was.
  add column anonymised_at timestamptz;
-- Whether there is an admin is asked for every visitor.
create index account_admin on account (id) where role = 'ADMIN';

create table invitation (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254),
  role text not null check (role in ('LEARNER', 'TEACHER', 'ADMIN')),
  name text check (length(name) between 1 and 80),
  class_ids uuid[] not null default '{}',
  -- Who accepted it, or for whom an account was made before.
  account_id uuid references account on delete cascade,
  invited_by uuid references account on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  check (accepted_at is null or revoked_at is null)
);
create index invitation_time on invitation (created_at, id);
create index invitation_email on invitation (lower(email));
create index invitation_account on invitation (account_id);
create index invitation_inviter on invitation (invited_by);
