-- What others read of a name tells nobody's age: the first word of every learner's, children's and
-- adults' alike. Staff keep their whole names; so do the demo school's people, all of them.
alter table account drop column shown_name;
alter table account
  add column shown_name text not null generated always as (
    case
      when registered_at is null and name = 'Student' then name || ' ' || left(id::text, 3)
      when role = 'LEARNER' and not is_bot and not is_demo then split_part(name, ' ', 1)
      else name
    end
  ) stored;

-- Whether an adult is found by who searches for their name.
alter table account_setting add column found_by_name boolean not null default true;
