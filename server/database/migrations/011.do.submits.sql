-- What a submit with an Idempotency-Key did, kept with the change itself: a repeated one is answered the same and does nothing.
create table submits (
  admin_id text not null,
  key text not null,
  -- A call that makes several changes numbers them.
  part smallint not null,
  call text not null,
  hash text not null,
  result jsonb,
  at timestamptz(3) not null default now(),
  primary key (admin_id, key, part)
);
create index submits_at on submits (at);
