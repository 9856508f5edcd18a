-- Who was a student of a class and is not any more, or came back.
create table class_former_member (
  class_id uuid not null references school_class on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- For the first time: whoever leaves and comes back has the same due times.
  joined_at timestamptz not null,
  -- By a teacher or an admin, the last time: invitations that are as old do not let them in again.
  taken_out_at timestamptz,
  primary key (class_id, account_id)
);
create index class_former_member_account on class_former_member (account_id);

-- Mails of invitations that were sent, for a day: how many one teacher sends is bounded.
create table class_invitation_mail (
  id bigint generated always as identity primary key,
  sender_id uuid not null references account on delete cascade,
  -- Of the address with its sender. Of another sender it is another.
  address_hash bytea not null,
  sent_at timestamptz not null
);
create index class_invitation_mail_sender on class_invitation_mail (sender_id, sent_at);
create index class_invitation_mail_age on class_invitation_mail (sent_at);

-- Mails of the last day count as they did.
insert into class_invitation_mail (sender_id, address_hash, sent_at)
select sent_by, sha256(convert_to(sent_by::text || E'\n' || coalesce(email, id::text), 'UTF8')), sent_at
from class_invitation
where sent_by is not null and sent_at > now() - interval '1 day';
drop index class_invitation_sender;
create index class_invitation_sender on class_invitation (sent_by);
