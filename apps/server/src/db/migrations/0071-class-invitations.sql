-- Who is invited into a class by an address of mail, one row for each address that a class has invited.
create table class_invitation (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references school_class on delete cascade,
  -- By which an address is known again in this class after it was forgotten, so that a list that is read
  -- twice invites nobody twice.
  address_hash bytea not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'ACCEPTED', 'DECLINED', 'REVOKED')),
  -- In small letters. With the name gone once the invitation is answered or taken back.
  email text check ((email is not null) = (state = 'WAITING')),
  name text check (name is null or state = 'WAITING'),
  -- Opens the page on which it is answered. Of one that was accepted it says which class it led to.
  token text unique check (token is not null or state in ('DECLINED', 'REVOKED')),
  invited_by uuid references account on delete set null,
  accepted_by uuid references account on delete cascade check (accepted_by is null or state = 'ACCEPTED'),
  created_at timestamptz not null,
  -- When it was mailed last, and by whom: how many mails one teacher sends in a day is bounded.
  sent_at timestamptz,
  sent_by uuid references account on delete set null,
  answered_at timestamptz,
  expires_at timestamptz not null,
  unique (class_id, address_hash)
);
create index class_invitation_email on class_invitation (email) where email is not null;
create index class_invitation_sender on class_invitation (sent_by, sent_at);
create index class_invitation_inviter on class_invitation (invited_by);
create index class_invitation_accepted on class_invitation (accepted_by);
create index class_invitation_end on class_invitation (expires_at) where state = 'WAITING';
