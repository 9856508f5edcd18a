-- What an admin should see of a consent, how its mail went, and words that wait for it.

alter table parental_consent
  -- Whether the yes came from a browser in which the child had logged in.
  add column from_childs_device boolean not null default false,
  -- The mail that asked, for as long as the outbox keeps it.
  add column mail_id uuid references mail on delete set null;
create index parental_consent_mail on parental_consent (mail_id);

-- The audit log knows it of those before.
update parental_consent set from_childs_device = true
where state = 'GIVEN' and given_by = 'PARENT' and exists (
  select from audit_entry
  where action = 'consent-given'
    and about_id = parental_consent.account_id
    and at = parental_consent.decided_at
    and details ->> 'note' = 'From the child''s own device'
);

alter table room_message
  -- Hidden because nobody agrees that its author, a child, is in contact: shown again once somebody does.
  add column waits_for_consent boolean not null default false;
update room_message set hidden_at = now(), waits_for_consent = true
where hidden_at is null
  and exists (select from account where account.id = account_id and needs_consent);
create index room_message_waiting on room_message (account_id) where waits_for_consent;

-- Accounts that the school made, or has in a class, are the school's: they do not become a guest's.
update account set consent_due_at = null
where consent_due_at is not null
  and (enrolled_at is not null or exists (select from class_member where account_id = account.id));
