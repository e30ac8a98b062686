-- A number that rises with every committed change of what the boat list shows, so that the whole list can be cached by it.
-- A row, not a sequence: it must not be seen before the change it counts.
create function count_boat_list_change() returns trigger
  language plpgsql
  as $$
begin
  insert into counters as c (name, value) values ('boatList', 1)
  on conflict (name) do update set value = c.value + 1;
  return null;
end
$$;

create trigger boats_counted after insert or update or delete on boats
  for each statement execute function count_boat_list_change();

create trigger users_counted after update of attributes on users
  for each statement execute function count_boat_list_change();
