-- What lists are sorted by and would have to be counted or joined for every row: kept beside it, whoever writes.

alter table users add column boat_count int not null default 0;
update users u set boat_count = c.boats from (select user_id, count(*) as boats from boats group by user_id) c
where c.user_id = u._id;

create function count_boats() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update users u set boat_count = u.boat_count - c.boats
    from (select user_id, count(*) as boats from former group by user_id) c where c.user_id = u._id;
  end if;
  if tg_op <> 'DELETE' then
    update users u set boat_count = u.boat_count + c.boats
    from (select user_id, count(*) as boats from present group by user_id) c where c.user_id = u._id;
  end if;
  return null;
end $$;
create trigger boats_added after insert on boats referencing new table as present
  for each statement execute function count_boats();
create trigger boats_removed after delete on boats referencing old table as former
  for each statement execute function count_boats();

create function recount_boats() returns trigger language plpgsql as $$
begin
  update users set boat_count = boat_count - 1 where _id = old.user_id;
  update users set boat_count = boat_count + 1 where _id = new.user_id;
  return null;
end $$;
create trigger boats_given after update of user_id on boats
  for each row when (old.user_id <> new.user_id) execute function recount_boats();

alter table payouts add column trip_start timestamptz(3);
update payouts p set trip_start = k.date from bookings k where k._id = p.booking_id;

create function take_trip_start() returns trigger language plpgsql as $$
begin
  new.trip_start := (select date from bookings where _id = new.booking_id);
  return new;
end $$;
create trigger payouts_of_trips before insert on payouts for each row execute function take_trip_start();

create function move_trip_start() returns trigger language plpgsql as $$
begin
  update payouts set trip_start = new.date where booking_id = new._id;
  return null;
end $$;
create trigger trips_moved after update of date on bookings
  for each row when (old.date <> new.date) execute function move_trip_start();
