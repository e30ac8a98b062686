-- Bookings by the day of their trip and their status, kept as they change: figures over all of them read a few rows a day.
create table booking_days (
  day date not null,
  status smallint not null,
  count bigint not null,
  cents bigint not null,
  primary key (day, status)
);

create function cents_of_booking(attributes jsonb) returns bigint
  language sql immutable parallel safe
  return case when jsonb_typeof(attributes -> 'price') = 'number'
    then round((attributes ->> 'price')::numeric * 100)::bigint else 0 end;

-- In the order of the key, so that two changes at once wait for each other instead of blocking each other.
create function count_booking_days() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'INSERT' then
    insert into booking_days as d (day, status, count, cents)
    select (date at time zone 'UTC')::date, status, count(*), sum(cents_of_booking(attributes))
    from fresh group by 1, 2 order by 1, 2
    on conflict (day, status) do update set count = d.count + excluded.count, cents = d.cents + excluded.cents;
  elsif tg_op = 'DELETE' then
    insert into booking_days as d (day, status, count, cents)
    select (date at time zone 'UTC')::date, status, -count(*), -sum(cents_of_booking(attributes))
    from gone group by 1, 2 order by 1, 2
    on conflict (day, status) do update set count = d.count + excluded.count, cents = d.cents + excluded.cents;
  else
    insert into booking_days as d (day, status, count, cents)
    select day, status, sum(count), sum(cents) from (
      select (date at time zone 'UTC')::date as day, status, 1 as count, cents_of_booking(attributes) as cents from fresh
      union all
      select (date at time zone 'UTC')::date, status, -1, -cents_of_booking(attributes) from gone) moved
    group by day, status having sum(count) <> 0 or sum(cents) <> 0 order by day, status
    on conflict (day, status) do update set count = d.count + excluded.count, cents = d.cents + excluded.cents;
  end if;
  return null;
end
$$;

create trigger bookings_inserted_counted after insert on bookings
  referencing new table as fresh for each statement execute function count_booking_days();
create trigger bookings_updated_counted after update on bookings
  referencing old table as gone new table as fresh for each statement execute function count_booking_days();
create trigger bookings_deleted_counted after delete on bookings
  referencing old table as gone for each statement execute function count_booking_days();

insert into booking_days (day, status, count, cents)
select (date at time zone 'UTC')::date, status, count(*), sum(cents_of_booking(attributes)) from bookings group by 1, 2;
