-- Under 13: who has agreed to contact with others, and what of a child's name others read.

alter table account
  -- A parent or the school has agreed. Looked at under 13 only.
  add column has_consent boolean not null default false,
  -- When an account that waits for consent in vain becomes a guest's.
  add column consent_due_at timestamptz,
  drop column shown_name;
alter table account
  add column needs_consent boolean not null generated always as (
    age_band = 'UNDER_13' and role = 'LEARNER' and not has_consent and not is_demo and not is_bot
  ) stored,
  -- The name others read: a guest who chose none is told apart by a tag of their id, and of learners
  -- who have not said to be adults the first name has to do.
  add column shown_name text not null generated always as (
    case
      when registered_at is null and name = 'Student' then name || ' ' || left(id::text, 3)
      when role = 'LEARNER' and age_band <> 'ADULT' and not is_bot and not is_demo
        then split_part(name, ' ', 1)
      else name
    end
  ) stored;
create index account_consent_due on account (id) where needs_consent and registered_at is not null;

-- One row each time that a parent is asked, or the school says that it has a parent's word. The
-- newest that is not replaced holds.
create table parental_consent (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  state text not null check (state in ('ASKED', 'GIVEN', 'WITHDRAWN', 'REFUSED')),
  given_by text not null check (given_by in ('PARENT', 'SCHOOL')),
  -- The parent's address, or what the school wrote down.
  who text not null check (length(who) between 1 and 254),
  -- Which text was agreed to.
  wording integer not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  -- Who decided for the school; null for a parent.
  decided_by uuid references account on delete set null,
  -- Another was asked later.
  replaced_at timestamptz,
  check ((state = 'ASKED') = (decided_at is null))
);
create index parental_consent_account on parental_consent (account_id, asked_at);
create index parental_consent_asked on parental_consent (lower(who), asked_at);
create index parental_consent_decider on parental_consent (decided_by);

-- Children whom the school had in a class before are there with its word.
insert into parental_consent (account_id, state, given_by, who, wording, asked_at, decided_at)
select id, 'GIVEN', 'SCHOOL', 'On the roster of a class', 1, now(), now()
from account
where needs_consent and exists (select from class_member where account_id = account.id);
update account set has_consent = true
where needs_consent and exists (select from class_member where account_id = account.id);

alter table account_setting
  -- Whether an adult is found by who searches for exactly their address.
  add column found_by_email boolean not null default false;

alter table block_or_mute
  -- Whether who blocked had met the other, and so reads their name in the list.
  add column knows_name boolean not null default true;
