-- What a reader of alerts asks, in one statement: alerts without a number get one first.
create function alerts_after(last bigint, most int) returns setof alerts
  language plpgsql
  as $$
begin
  perform number_alerts(true);
  return query select * from alerts where number > last order by number limit most;
end
$$;

-- Most changes are alone at it: their alerts get their numbers at once, and have no place before.
create or replace function leave_alerts(alerts jsonb) returns void
  language plpgsql
  as $$
begin
  if pg_try_advisory_xact_lock(7218356) and not exists (select 1 from new_alerts) then
    with counter as (
      insert into counters as c (name, value) values ('alerts', jsonb_array_length(alerts))
      on conflict (name) do update set value = c.value + excluded.value returning value)
    insert into alerts (number, event, audience, payload)
    select value - jsonb_array_length(alerts) + position, alert ->> 'event', alert ->> 'audience', alert -> 'payload'
    from counter, jsonb_array_elements(alerts) with ordinality as a(alert, position);
    return;
  end if;
  insert into new_alerts (event, audience, payload)
  select alert ->> 'event', alert ->> 'audience', alert -> 'payload'
  from jsonb_array_elements(alerts) with ordinality as a(alert, position) order by position;
  perform number_alerts(false);
end
$$;
