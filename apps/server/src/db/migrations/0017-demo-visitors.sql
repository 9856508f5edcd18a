-- Each visitor of the demo school is a learner of their own, thrown away after a while.
alter table account
  -- Until when. Infinity for the learner that all of them begin as. Null for everybody else.
  add column visitor_until timestamptz check (visitor_until is null or is_demo);
create index account_visitor on account (visitor_until) where visitor_until is not null;

-- A class that a visitor alone is in, gone with them.
alter table school_class
  add column visitor_id uuid references account on delete cascade;
create index school_class_visitor on school_class (visitor_id) where visitor_id is not null;
