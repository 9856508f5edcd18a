-- A program alone took the message down: a teacher who dismisses the report about it brings it back.
alter table room_message add column is_hidden_by_program boolean not null default false;
alter table room_message
  add constraint room_message_program_hid_it check (hidden_at is not null or not is_hidden_by_program);
