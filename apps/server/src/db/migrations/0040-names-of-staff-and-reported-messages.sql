-- Every sign-up asks what the staff are called, and every dismissal what else is reported of a message:
-- without these both read the whole table.
create index account_staff on account (name) where role <> 'LEARNER';
create index report_message on report (message_id) where message_id is not null;
