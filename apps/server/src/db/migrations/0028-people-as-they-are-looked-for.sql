-- Made by whoever runs the program, and not by somebody whose account is gone.
alter table invitation add column is_from_server boolean not null default false;
update invitation set is_from_server = true
where invited_by is null and id::text in (
  select details ->> 'invitationId' from audit_entry where action = 'admin-made'
);

-- A name as people look for it and sort it: without capitals and accents, in the same order in every
-- database, whatever languages its server knows.
create function folded(text) returns text
language sql immutable strict parallel safe
return replace(
  replace(
    replace(
      translate(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđðıħ', 'olddih'),
      'ß', 'ss'
    ),
    'æ', 'ae'
  ),
  'œ', 'oe'
) collate "C";
