-- A child, in a mail to a parent: it goes with the child, also where it waits to be sent.
alter table mail add column about_id uuid references account on delete cascade;
create index mail_about on mail (about_id);

update mail set about_id = (
  select account_id from parental_consent
  where lower(who) = lower(mail.to_address) and asked_at <= mail.created_at
  order by asked_at desc limit 1
)
where kind in ('parental-consent', 'consent-withdrawn') and account_id is null;

-- Somebody forgot the password of an address. A job looks whether anybody has it, and takes the row.
create table reset_request (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254),
  -- A hash of what the browser is known by, which may have logged in to an account of this address.
  device_hash bytea,
  asked_at timestamptz not null
);
create index reset_request_time on reset_request (asked_at);

-- Jobs of before hold the address themselves: whoever still waits asks again.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job where name = 'mail-reset-link';
    delete from pgboss.archive where name = 'mail-reset-link';
  end if;
end $$;
