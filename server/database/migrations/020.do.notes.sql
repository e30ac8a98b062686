-- What staff write to each other about a row of any noun. It is never part of the row, nor told to hosts and guests.
create table notes (
  number bigint generated always as identity primary key,
  entity text not null,
  entity_id text not null,
  admin_id text not null,
  at timestamptz(3) not null default now(),
  attributes jsonb not null
);
create index notes_entity on notes (entity, entity_id, number);
