-- A plan, or a booking, that ends in the year 9999 or later is one without an end: it says no length, and the trip ends with its
-- first day. Its payout would fall due at a moment that is written in another way than all others.
create or replace function terms_of_booking(boat text, plan text, trip_start timestamptz, attributes jsonb) returns jsonb
  language plpgsql stable
  as $$
declare
  seconds float8;
  first_day_end timestamptz := (date_trunc('day', trip_start at time zone 'UTC') + interval '1 day') at time zone 'UTC';
  trip_end timestamptz := first_day_end;
begin
  begin
    select extract(epoch from (p.attributes->>'end')::timestamptz - (p.attributes->>'start')::timestamptz) into seconds
    from plans p
    where p.boat_id = boat and p.attributes->>'description' = plan
      and p.attributes->>'start' is not null and p.attributes->>'end' is not null
    order by p.date, p._id limit 1;
    trip_end := case
      when attributes->>'end' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d' then (attributes->>'end')::timestamptz
      when seconds > 0 then trip_start + make_interval(secs => seconds)
      else trip_end
    end;
  exception when data_exception then null;
  end;
  if trip_end >= timestamptz '9999-01-01 00:00:00Z' then
    trip_end := first_day_end;
  end if;
  trip_end := greatest(trip_end, trip_start);
  return jsonb_build_object(
    'fee', (select value from settings where name = 'serviceFee'),
    'policy', coalesce((select b.attributes->'cancellation' from boats b where b._id = boat), '1'),
    'end', iso(trip_end),
    'days', greatest(1, ceil(extract(epoch from trip_end - trip_start) / 86400)));
end
$$;

-- Those that are booked already and could not be confirmed: such a moment has a sign more, or begins with 9999.
update bookings k set terms = terms || jsonb_build_object('days', 1,
  'end', iso((date_trunc('day', k.date at time zone 'UTC') + interval '1 day') at time zone 'UTC'))
where (length(terms->>'end') > 24 or terms->>'end' like '9999%')
  and not exists (select 1 from payouts p where p.booking_id = k._id);
