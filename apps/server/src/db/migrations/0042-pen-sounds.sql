-- The small sounds of a pen beside what is seen; nothing is heard where sound is off.
alter table account_setting add column pen_sounds boolean not null default true;
