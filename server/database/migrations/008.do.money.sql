-- The terms of a booking are fixed when it is stored: what is changed later counts for later bookings.
alter table bookings add column terms jsonb not null default '{}';

-- `fee` is null where no service fee was ever set. A trip ends when the booking says so, else after the length of its
-- plan, else with its first day; days start at 00:00 UTC.
create function terms_of_booking(boat text, plan text, trip_start timestamptz, attributes jsonb) returns jsonb
  language plpgsql stable
  as $$
declare
  seconds float8;
  trip_end timestamptz;
begin
  select extract(epoch from (p.attributes->>'end')::timestamptz - (p.attributes->>'start')::timestamptz) into seconds
  from plans p
  where p.boat_id = boat and p.attributes->>'description' = plan
    and p.attributes->>'start' is not null and p.attributes->>'end' is not null
  order by p.date, p._id limit 1;
  trip_end := case
    when attributes->>'end' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d' then (attributes->>'end')::timestamptz
    when seconds > 0 then trip_start + make_interval(secs => seconds)
    else (date_trunc('day', trip_start at time zone 'UTC') + interval '1 day') at time zone 'UTC'
  end;
  trip_end := greatest(trip_end, trip_start);
  return jsonb_build_object(
    'fee', (select value from settings where name = 'serviceFee'),
    'policy', coalesce((select b.attributes->'cancellation' from boats b where b._id = boat), '1'),
    'end', iso(trip_end),
    'days', greatest(1, ceil(extract(epoch from trip_end - trip_start) / 86400)));
end
$$;

create function fix_booking_terms() returns trigger
  language plpgsql
  as $$
begin
  new.terms := terms_of_booking(new.boat_id, new.attributes->>'plan', new.date, new.attributes) || new.terms;
  return new;
end
$$;

create trigger bookings_terms before insert on bookings
  for each row execute function fix_booking_terms();

update bookings set terms = terms_of_booking(boat_id, attributes->>'plan', date, attributes);

-- Where hosts are paid.
create table host_accounts (
  user_id text primary key references users,
  version int not null default 1,
  attributes jsonb not null default '{}'
);

-- All amounts are whole cents.
create table payouts (
  _id text primary key,
  booking_id text not null references bookings,
  host_id text not null references users,
  state text not null default 'scheduled',
  fee_percent numeric not null,
  cents bigint not null default 0 check (cents >= 0),
  due_at timestamptz(3) not null,
  date timestamptz(3) not null default now(),
  version int not null default 1,
  attributes jsonb not null default '{}'
);
create unique index payouts_booking on payouts (booking_id);
create index payouts_host on payouts (host_id, state, due_at, _id);
create index payouts_page on payouts (due_at desc, _id desc);
create index payouts_state_page on payouts (state, due_at desc, _id desc);
create index payouts_batch on payouts ((attributes->>'batch')) where attributes->>'batch' is not null;

-- Whoever asked and decided may be deleted later: no foreign keys.
create table refunds (
  _id text primary key,
  booking_id text not null references bookings,
  state text not null default 'requested',
  requested_by text not null,
  cents bigint not null check (cents > 0),
  -- The part that the platform gives back of its fee; known from the approval on.
  fee_cents bigint not null default 0,
  paid_cents bigint not null,
  refunded_cents bigint not null,
  penalty_cents bigint not null,
  penalty_fee_cents bigint not null,
  proposed_cents bigint not null,
  cancelled_at timestamptz(3) not null,
  date timestamptz(3) not null default now(),
  version int not null default 1,
  attributes jsonb not null default '{}',
  images jsonb not null default '{}'
);
create unique index refunds_open on refunds (booking_id)
  where state in ('requested', 'approved', 'processing', 'failed');
create index refunds_booking on refunds (booking_id);
create index refunds_page on refunds (date desc, _id desc);
create index refunds_state_page on refunds (state, date desc, _id desc);

-- What a payout is made of. A line without a payout waits for the host's next one.
create table payout_lines (
  number bigint generated always as identity primary key,
  payout_id text references payouts,
  host_id text not null references users,
  booking_id text not null references bookings,
  refund_id text references refunds,
  kind text not null check (kind in ('price', 'fee', 'refund')),
  cents bigint not null
);
create index payout_lines_payout on payout_lines (payout_id, number);
create index payout_lines_booking on payout_lines (booking_id, number);
create index payout_lines_refund on payout_lines (refund_id);
create index payout_lines_host on payout_lines (host_id);
create index payout_lines_waiting on payout_lines (host_id, number) where payout_id is null;
