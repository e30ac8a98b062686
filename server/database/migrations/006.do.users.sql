-- An email belongs to one user: looked for before one is saved. Not unique, because older rows may share one.
create index users_email on users (lower(attributes ->> 'email'));

-- The boat list marks a blocked owner.
drop trigger users_counted on users;
create trigger users_counted after update of attributes, block on users
  for each statement execute function count_boat_list_change();
