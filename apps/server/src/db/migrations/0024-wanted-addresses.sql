-- The address that somebody wants, to be told of on every device, and a purpose that no link has.

alter table account
  -- Mailed to, and not proved yet: kept here and not read from the link, which is another one where
  -- somebody else holds the address.
  add column wanted_email text,
  -- When the link in that mail stops to work.
  add column wanted_email_until timestamptz,
  add check ((wanted_email is null) = (wanted_email_until is null));

delete from one_time_link where purpose = 'first-admin';
alter table one_time_link
  drop constraint one_time_link_purpose_check,
  add constraint one_time_link_purpose_check check (purpose in (
    'verify-address', 'change-address', 'reset-password', 'invitation', 'parental-consent'
  ));
