-- Whom a provider vouched for, where their sign-in waits for the code of a second factor: they are
-- linked to the account only when the code has come.
alter table sign_in_attempt
  add column issuer text,
  add column subject text,
  add constraint sign_in_attempt_identity check ((issuer is null) = (subject is null));
