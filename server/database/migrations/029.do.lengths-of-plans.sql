-- A plan, or a booking, whose begin or end is no moment that the database knows stops no booking: the trip then ends with its first day.
create or replace function terms_of_booking(boat text, plan text, trip_start timestamptz, attributes jsonb) returns jsonb
  language plpgsql stable
  as $$
declare
  seconds float8;
  trip_end timestamptz := (date_trunc('day', trip_start at time zone 'UTC') + interval '1 day') at time zone 'UTC';
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
  trip_end := greatest(trip_end, trip_start);
  return jsonb_build_object(
    'fee', (select value from settings where name = 'serviceFee'),
    'policy', coalesce((select b.attributes->'cancellation' from boats b where b._id = boat), '1'),
    'end', iso(trip_end),
    'days', greatest(1, ceil(extract(epoch from trip_end - trip_start) / 86400)));
end
$$;
