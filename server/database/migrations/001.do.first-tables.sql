-- Moments are kept to the millisecond, so that a moment that went out to a client finds its row again (keyset paging).

-- The text form of moments in JSON built in SQL, the same as everywhere else: 2026-01-31T10:00:00.000Z.
create function iso(moment timestamptz) returns text
  language sql stable parallel safe
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

create table admins (
  _id text primary key,
  email text not null,
  role smallint not null,
  password_hash text not null,
  block boolean not null default false,
  date timestamptz(3) not null default now(),
  version int not null default 1,
  attributes jsonb not null default '{}'
);
create unique index admins_email on admins (lower(email));
create index admins_page on admins (date desc, _id desc);

-- Hosts and guests.
create table users (
  _id text primary key,
  block boolean not null default false,
  date timestamptz(3) not null default now(),
  version int not null default 1,
  attributes jsonb not null default '{}'
);
create index users_page on users (date desc, _id desc);

create table boats (
  _id text primary key,
  user_id text not null references users,
  navigation smallint not null default 0,
  "authorization" smallint not null default 0,
  date timestamptz(3) not null default now(),
  price numeric,
  version int not null default 1,
  attributes jsonb not null default '{}',
  boat_image jsonb not null default '{}',
  doc_image jsonb not null default '{}',
  search text not null generated always as (
    lower(coalesce(attributes ->> 'model', '') || ' ' || coalesce(attributes ->> 'location1', ''))
  ) stored
);
create index boats_page on boats (date desc, _id desc);
create index boats_status_page on boats (navigation, "authorization", date desc, _id desc);
create index boats_user on boats (user_id);
create index boats_location on boats ((attributes ->> 'location1'));
create index boats_price on boats (price);

create table plans (
  _id text primary key,
  boat_id text not null references boats on delete cascade,
  date timestamptz(3) not null default now(),
  attributes jsonb not null default '{}'
);
create index plans_boat on plans (boat_id, date, _id);

create table reviews (
  _id text primary key,
  boat_id text not null references boats on delete cascade,
  user_id text not null references users,
  review numeric not null,
  content text not null default '',
  date timestamptz(3) not null default now()
);
create index reviews_boat on reviews (boat_id, date desc, _id desc);
create index reviews_user on reviews (user_id);
create index reviews_page on reviews (date desc, _id desc);

create table bookings (
  _id text primary key,
  boat_id text not null references boats,
  user_id text not null references users,
  host_id text not null references users,
  status smallint not null default 0,
  date timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  version int not null default 1,
  attributes jsonb not null default '{}'
);
create index bookings_page on bookings (date desc, _id desc);
create index bookings_status_page on bookings (status, date desc, _id desc);
create index bookings_boat on bookings (boat_id);
create index bookings_host on bookings (host_id);
create index bookings_user on bookings (user_id);

create table catalogue_rows (
  catalogue text not null,
  id int not null,
  version int not null default 1,
  attributes jsonb not null default '{}',
  primary key (catalogue, id)
);

create table settings (
  name text primary key,
  version int not null default 1,
  value jsonb not null
);

create table sessions (
  token_hash text primary key,
  admin_id text not null references admins on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index sessions_admin on sessions (admin_id);
create index sessions_expiry on sessions (expires_at);

create table attempts (
  key text primary key,
  count int not null,
  since timestamptz(3) not null default now()
);
create index attempts_since on attempts (since);

-- What was done outlives who did it and what it was done to: no foreign keys.
create table audits (
  number bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  admin_id text,
  entity text not null,
  entity_id text not null,
  action text not null,
  before jsonb,
  after jsonb
);
create index audits_entity on audits (entity, entity_id, number);

create table counters (
  name text primary key,
  value bigint not null
);

-- Numbered by a row of counters, whose lock makes the numbers appear in the order of the commits.
create table alerts (
  number bigint primary key,
  at timestamptz(3) not null default now(),
  event text not null,
  audience text not null,
  payload jsonb not null
);
create index alerts_at on alerts (at);
