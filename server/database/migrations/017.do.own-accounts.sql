-- What admins see and choose of their own account.
alter table admins add column preferences jsonb;

-- A session is ended by a name that proves nothing.
alter table sessions add column _id text not null default gen_random_uuid()::text;
alter table sessions add column address text not null default '';
alter table sessions add column agent text not null default '';
create unique index sessions_id on sessions (_id);

create table sign_ins (
  number bigint generated always as identity primary key,
  admin_id text not null references admins on delete cascade,
  at timestamptz(3) not null default now(),
  outcome text not null check (outcome in ('accepted', 'refused')),
  address text not null,
  agent text not null
);
create index sign_ins_admin on sign_ins (admin_id, number);
create index sign_ins_at on sign_ins (at);
