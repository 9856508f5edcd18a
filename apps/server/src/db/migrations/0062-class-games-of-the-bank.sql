-- What a class game of the bank asks from, as {category, level, count}: played again it asks others.
-- Null for a teacher's own questions, and for rooms.
alter table game add column bank jsonb;
