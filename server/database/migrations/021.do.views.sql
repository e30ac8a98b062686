-- Saved views of lists: of one admin, or shared by all, who each have an order of their own and a view that a list opens with.
create table views (
  _id text primary key,
  list text not null,
  -- Who keeps it; a shared one outlives that account.
  admin_id text references admins on delete set null,
  shared boolean not null,
  created timestamptz(3) not null default now(),
  version int not null default 1,
  attributes jsonb not null
);
create index views_admin on views (admin_id);
create index views_shared on views (shared) where shared;

create table arranged_views (
  admin_id text not null references admins on delete cascade,
  list text not null,
  arranged jsonb not null,
  primary key (admin_id, list)
);
