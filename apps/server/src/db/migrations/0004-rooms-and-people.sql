-- Rooms, what is said in them, and what people are to each other.

alter table account
  -- The name in the address of a teacher's public page.
  add column handle text unique check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(handle) <= 60),
  add column title text check (length(title) between 1 and 60),
  -- When the last of its live connections ended. Null: never connected.
  add column last_seen_at timestamptz,
  -- A labelled practice partner, played by the server.
  add column is_bot boolean not null default false,
  -- The name others read: guests who chose none are told apart by a tag of their id.
  add column shown_name text not null generated always as (
    case
      when email is null and name = 'Student' then name || ' ' || left(id::text, 3)
      else name
    end
  ) stored;

-- Which lessons of the course a teacher wrote, alone or with others.
create table lesson_author (
  lesson_id text not null,
  account_id uuid not null references account on delete cascade,
  primary key (lesson_id, account_id)
);
create index lesson_author_account on lesson_author (account_id);

-- A class: one teacher and their students.
create table school_class (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  teacher_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now()
);
create index school_class_teacher on school_class (teacher_id);

create table class_member (
  class_id uuid not null references school_class on delete cascade,
  account_id uuid not null references account on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (class_id, account_id)
);
create index class_member_account on class_member (account_id);

-- One row for two people, whoever asked last.
create table friendship (
  id uuid primary key default gen_random_uuid(),
  requester_id uuid not null references account on delete cascade,
  addressee_id uuid not null references account on delete cascade,
  -- AWAITING_APPROVAL: both said yes, and a teacher has to, since one of them is under 18.
  state text not null default 'PENDING'
    check (state in ('PENDING', 'AWAITING_APPROVAL', 'ACCEPTED')),
  created_at timestamptz not null default now(),
  -- When the one who was asked said yes.
  accepted_at timestamptz,
  approved_at timestamptz,
  approved_by uuid references account on delete set null,
  -- For a while after this a pending one still looks pending to the one who asked, who cannot ask
  -- again. One that awaited approval is gone for both, and neither can ask.
  declined_at timestamptz,
  -- The one who asked took it back, not knowing that it was declined.
  is_taken_back boolean not null default false,
  check (requester_id <> addressee_id),
  check (declined_at is null or state <> 'ACCEPTED'),
  check (declined_at is not null or not is_taken_back),
  check (approved_at is null or state = 'ACCEPTED'),
  check (approved_by is null or approved_at is not null)
);
create unique index friendship_pair
  on friendship (least(requester_id, addressee_id), greatest(requester_id, addressee_id));
create index friendship_requester on friendship (requester_id);
create index friendship_addressee on friendship (addressee_id);
create index friendship_approver on friendship (approved_by);
create index friendship_awaiting on friendship (accepted_at)
  where state = 'AWAITING_APPROVAL' and declined_at is null;

create table follow (
  follower_id uuid not null references account on delete cascade,
  followed_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follow_followed on follow (followed_id);

-- BLOCK hides two people from each other; MUTE hides one's words from the other.
create table shield (
  account_id uuid not null references account on delete cascade,
  against_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('BLOCK', 'MUTE')),
  created_at timestamptz not null default now(),
  primary key (account_id, against_id),
  check (account_id <> against_id)
);
create index shield_against on shield (against_id);

create table room (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  description text not null default '' check (length(description) <= 200),
  type text not null check (type in ('CHAT', 'GAME')),
  category text not null,
  is_private boolean not null default false,
  -- A private room that everybody sees in the lobby, so that they can ask to be invited.
  is_listed boolean not null default false,
  audience text not null default 'EVERYONE' check (audience in ('EVERYONE', 'ADULTS', 'CLASS')),
  class_id uuid references school_class on delete cascade,
  level text check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  max_participants integer not null check (max_participants between 2 and 10000),
  owner_id uuid references account on delete set null,
  -- The practice partner who answers here.
  partner_id uuid references account on delete set null,
  -- The number of the latest message; taken under this row's lock, so numbers rise by commit.
  last_seq bigint not null default 0,
  last_message_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  check ((audience = 'CLASS') = (class_id is not null))
);
create index room_owner on room (owner_id);

create table room_member (
  room_id uuid not null references room on delete cascade,
  account_id uuid not null references account on delete cascade,
  joined_at timestamptz not null default now(),
  last_read_seq bigint not null default 0,
  primary key (room_id, account_id)
);
create index room_member_account on room_member (account_id);

create table room_invitation (
  room_id uuid not null references room on delete cascade,
  account_id uuid not null references account on delete cascade,
  invited_by uuid references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (room_id, account_id)
);
create index room_invitation_account on room_invitation (account_id);

create table room_message (
  room_id uuid not null references room on delete cascade,
  seq bigint not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  content text not null check (length(content) between 1 and 500),
  is_moderated boolean not null default false,
  -- Given by the client, so that a message sent again is stored once.
  client_id text check (length(client_id) <= 64),
  created_at timestamptz not null,
  -- Taken down: kept for who decides about it, shown to nobody else.
  hidden_at timestamptz,
  primary key (room_id, seq)
);
create unique index room_message_id on room_message (id);
create unique index room_message_client on room_message (room_id, account_id, client_id);
create index room_message_hidden on room_message (room_id, hidden_at) where hidden_at is not null;
create index room_message_author on room_message (account_id, created_at);

create table report (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source in ('PERSON', 'FILTER')),
  reason text not null,
  note text not null default '',
  state text not null default 'OPEN' check (state in ('OPEN', 'UPHELD', 'DISMISSED')),
  reporter_id uuid references account on delete set null,
  about_id uuid references account on delete cascade,
  room_id uuid references room on delete set null,
  message_id uuid,
  -- The message as it was, and what stood before it: [{ userName, content }].
  content text,
  message_at timestamptz,
  context jsonb not null default '[]',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account on delete set null
);
create unique index report_once on report (reporter_id, message_id) where message_id is not null;
create index report_queue on report (state, created_at);
create index report_about on report (about_id);
create index report_decider on report (decided_by);

create table sanction (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('MUTE', 'BAN')),
  room_id uuid references room on delete cascade,
  report_id uuid references report on delete set null,
  reason text not null,
  created_by uuid references account on delete set null,
  created_at timestamptz not null,
  ends_at timestamptz,
  lifted_at timestamptz
);
create index sanction_account on sanction (account_id, created_at);
create index sanction_author on sanction (created_by);

create table appeal (
  id uuid primary key default gen_random_uuid(),
  sanction_id uuid not null unique references sanction on delete cascade,
  account_id uuid not null references account on delete cascade,
  text text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'REFUSED')),
  answer text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account on delete set null
);
create index appeal_account on appeal (account_id);
create index appeal_decider on appeal (decided_by);

-- Never updated. People who are gone leave their decisions behind, without their name.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid references account on delete set null,
  action text not null,
  about_id uuid references account on delete set null,
  details jsonb not null default '{}'
);
create index audit_entry_actor on audit_entry (actor_id);
create index audit_entry_about on audit_entry (about_id);
