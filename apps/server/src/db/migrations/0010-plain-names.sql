-- Names that say what is kept; the rows stay as they are.

-- BLOCK hides two people from each other; MUTE hides one's words from the other.
alter table shield rename to block_or_mute;
alter index shield_against rename to block_or_mute_against;

-- The practice partner who answers in a room.
alter table room rename column partner_id to practice_partner_id;

alter table level_test_session rename column pace to time_allowance;
-- ADAPTIVE once an answer followed the reply, LISTED once one followed the list.
alter table level_test_session rename column walk to question_order;

-- Constraints are named after tables and columns, and PostgreSQL 18 has more of them than 15.
do $$
declare
  named record;
begin
  for named in
    select on_table, conname as name, replace(conname, was, becomes) as new_name
    from pg_constraint
    join (values
      ('block_or_mute', 'shield_', 'block_or_mute_'),
      ('room', 'room_partner_id_', 'room_practice_partner_id_'),
      ('level_test_session', 'level_test_session_pace_', 'level_test_session_time_allowance_'),
      ('level_test_session', 'level_test_session_walk_', 'level_test_session_question_order_')
    ) as renamed (on_table, was, becomes)
      on conrelid = on_table::regclass and starts_with(conname, was)
  loop
    execute format('alter table %I rename constraint %I to %I', named.on_table, named.name, named.new_name);
  end loop;
end $$;
