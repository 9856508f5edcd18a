-- Whether a lesson paid with nothing but progress to show: an hour pays few of those. Of
-- earlier payments nobody knows, and their hour is over.
alter table lesson_progress add column paid_on_progress boolean not null default false;
