-- Who buys without an account of their own: a parent for a learner under 18, and a guest.

alter table payment_customer
  -- The parent who pays for the account, by the link that was mailed to this address. Null where the
  -- account pays for itself.
  add column payer_email text,
  -- Where the link was last mailed by which a guest who has paid makes the account their own.
  add column claim_mailed_to text,
  -- When the account was erased, or somebody else began to pay for it. Null while it is somebody's.
  add column left_at timestamptz,
  -- What such a customer paid from then on bought nothing, and is given back.
  add column pays_for_nobody_since timestamptz;

-- To whom the money of a first plan was given back, which is done once a person: a hash of the mailbox of
-- whoever paid. It stays when an account goes, and says nobody's address.
create table money_back_given (
  mailbox_hash bytea primary key,
  given_at timestamptz not null
);

alter table one_time_link
  drop constraint one_time_link_purpose_check,
  add constraint one_time_link_purpose_check check (purpose in (
    'verify-address', 'change-address', 'reset-password', 'invitation', 'parental-consent',
    'plan-for-child', 'claim-account'
  ));

-- How many parents' links went to a mailbox is asked with each of them, as `mailboxIn` reads it.
create index one_time_link_mailbox_of_parents on one_time_link ((
  case when split_part(lower(email), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2)
  end
)) where purpose = 'plan-for-child';
