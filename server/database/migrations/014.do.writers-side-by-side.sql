-- Changes of different rows do not wait for each other.

-- Counts of committed changes. A count is the sum of its rows: each transaction raises one that no other is raising.
create table change_counts (
  place bigint generated always as identity primary key,
  name text not null,
  value bigint not null
) with (fillfactor = 50);

insert into change_counts (name, value) select name, value from counters where name in ('access', 'boatList');
delete from counters where name in ('access', 'boatList');

create function count_change(counted text) returns void
  language plpgsql
  as $$
begin
  update change_counts set value = value + 1 where place = (
    select place from change_counts where name = counted order by place limit 1 for update skip locked);
  if not found then
    insert into change_counts (name, value) values (counted, 1);
  end if;
end
$$;

create or replace function count_boat_list_change() returns trigger
  language plpgsql
  as $$
begin
  perform count_change('boatList');
  return null;
end
$$;

create or replace function count_access_change() returns trigger
  language plpgsql
  as $$
begin
  -- The clearing away of old sessions at each sign-in mostly finds none.
  if exists (select 1 from gone) then
    perform count_change('access');
  end if;
  return null;
end
$$;

-- Alerts that have no number yet. Their places rise with the changes that were made one after the other; those of changes
-- that were made side by side may come in any order.
create table new_alerts (
  place bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  event text not null,
  audience text not null,
  payload jsonb not null
);

-- Numbers what is committed and what this transaction has left, one transaction at a time. Each statement sees all that was
-- committed before it, also while the lock was waited for: what is seen with an alert was made before it, or has a number.
create function number_alerts(waits boolean) returns void
  language plpgsql
  as $$
begin
  if not exists (select 1 from new_alerts) then
    return;
  end if;
  if waits then
    perform pg_advisory_xact_lock(7218356);
  elsif not pg_try_advisory_xact_lock(7218356) then
    return;
  end if;
  with taken as (
    delete from new_alerts returning place, at, event, audience, payload),
  counter as (
    insert into counters as c (name, value) select 'alerts', count(*) from taken
    on conflict (name) do update set value = c.value + excluded.value returning value)
  insert into alerts (number, at, event, audience, payload)
  select value - count(*) over () + row_number() over (order by place), at, event, audience, payload
  from taken, counter;
end
$$;

-- Leaves alerts, which are delivered once the transaction is committed. It numbers them itself where no other one is at it.
create function leave_alerts(alerts jsonb) returns void
  language plpgsql
  as $$
begin
  insert into new_alerts (event, audience, payload)
  select alert ->> 'event', alert ->> 'audience', alert -> 'payload'
  from jsonb_array_elements(alerts) with ordinality as a(alert, position) order by position;
  perform number_alerts(false);
end
$$;
