-- Who is in danger stands apart from who was rude, and what somebody looked at is known.

alter table report
  -- Somebody may harm themselves, or be harmed: a list of its own, closed with a note only.
  add column is_safeguarding boolean not null default false,
  -- Reported by, or found in the words of, somebody whom a moment made: a guest or the demo.
  add column is_from_guest boolean not null default false,
  -- Where the words were said, when it was not in a room.
  add column said_to text check (said_to in ('TUTOR', 'LESSON', 'PLACEMENT')),
  -- What was done, in the words of who decided.
  add column decision_note text check (length(decision_note) between 1 and 300),
  -- When those who look after the school were told of somebody in danger.
  add column alerted_at timestamptz;

update report set is_safeguarding = true
where reason = 'SELF_HARM' or (source = 'FILTER' and note ~ '\m(self-harm|danger|grooming)\M');

update report set is_from_guest = true
where not exists (
  select from account
  where account.id = case when report.source = 'PERSON' then report.reporter_id else report.about_id end
    and account.registered_at is not null and not account.is_demo
);

create index report_open on report (about_id, is_safeguarding) where state = 'OPEN';
create index report_reporter on report (reporter_id, about_id) where state = 'OPEN';

-- When one of the staff last looked at the queue: whether anybody looks at all.
create table queue_look (
  account_id uuid primary key references account on delete cascade,
  looked_at timestamptz not null
);

-- When one of the staff last read a report, so that the audit log gets one line for a sitting.
create table report_look (
  report_id uuid not null references report on delete cascade,
  account_id uuid not null references account on delete cascade,
  looked_at timestamptz not null,
  primary key (report_id, account_id)
);
create index report_look_account on report_look (account_id);
