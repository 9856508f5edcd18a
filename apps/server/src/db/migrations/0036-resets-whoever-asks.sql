-- A link to a new password depends no more on the device that asked for it: it may be a stranger's.
alter table reset_request drop column device_hash;
