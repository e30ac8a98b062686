-- Rows of every noun that JSON alone describes (schemas/collections/).
create table collection_rows (
  collection text not null,
  _id text not null,
  created timestamptz(3) not null default now(),
  version int not null default 1,
  attributes jsonb not null default '{}',
  primary key (collection, _id)
);
create index collection_rows_created on collection_rows (collection, created desc, _id desc);
