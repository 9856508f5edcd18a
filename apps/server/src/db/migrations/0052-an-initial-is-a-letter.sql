-- Of an Iris others read the initial of the last name too, so that she is not the AI teacher. It was the
-- first sign of the last word, whatever that was: "Iris Berger ." stood in rooms as "Iris ..". Now it is
-- the first letter of the last word that has one.
alter table account drop column shown_name;
alter table account
  add column shown_name text not null generated always as (
    case
      when registered_at is null and not is_demo and name = 'Student'
        then friendly_name(coalesce(name_seed, id))
      when role = 'LEARNER' and not is_bot and not is_demo then
        split_part(name, ' ', 1)
          || case
            when name ~ '^[Ii][Rr][Ii][Ss] '
              then coalesce(
                ' ' || substring(name from '.* [^ [:alpha:]]*([[:alpha:]])') || '.', '')
            else ''
          end
      else name
    end
  ) stored;
