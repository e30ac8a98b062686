-- The second factor of an admin: a secret shared with an app, and codes for the day the app is gone, by their hashes.
create table second_factors (
  admin_id text primary key references admins on delete cascade,
  secret text not null,
  -- A code of the app has shown that it has the secret.
  confirmed boolean not null default false,
  -- The time step of the last code that was used: no code is used twice.
  step bigint not null default 0,
  recovery jsonb not null default '[]'
);
