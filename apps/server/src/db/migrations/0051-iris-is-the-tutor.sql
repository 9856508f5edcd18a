-- Of learners others read the first name, so a learner called Iris Berger stood in rooms as Iris, who is
-- the AI teacher. Of an Iris the initial of the last name is read too.
alter table account drop column shown_name;
alter table account
  add column shown_name text not null generated always as (
    case
      when registered_at is null and not is_demo and name = 'Student'
        then friendly_name(coalesce(name_seed, id))
      when role = 'LEARNER' and not is_bot and not is_demo then
        split_part(name, ' ', 1)
          || case
            when name ~ '^[Ii][Rr][Ii][Ss] ' then ' ' || left(split_part(name, ' ', -1), 1) || '.'
            else ''
          end
      else name
    end
  ) stored;
