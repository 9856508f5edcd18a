-- What the contact page says, and where its form writes to.
alter table school_setting
  add column address text not null default '',
  add column email text not null default '',
  add column phone text not null default '';
