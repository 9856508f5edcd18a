-- Where the school is: whose numbers of help people read who have said nothing else, and whose clocks
-- they have.
alter table school_setting
  -- As ISO 3166 writes it.
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column time_zone text;

-- Nobody is in London for want of anything better.
alter table account
  alter column time_zone set default 'UTC',
  -- Whether the zone is that of their own device, or was chosen: then nothing but a choice changes it.
  add column has_own_zone boolean not null default false;
-- Who has another zone than everybody began with has it from their device, or chose it.
update account set has_own_zone = time_zone <> 'Europe/London' or is_demo or is_bot;
