-- A number that rises with every committed change of who may enter, so that sessions can be kept in memory by it.
-- A new session needs none: it is in no memory yet.
create function count_access_change() returns trigger
  language plpgsql
  as $$
begin
  -- The clearing away of old sessions at each sign-in mostly finds none.
  if exists (select 1 from gone) then
    insert into counters as c (name, value) values ('access', 1)
    on conflict (name) do update set value = c.value + 1;
  end if;
  return null;
end
$$;

create trigger sessions_updated_counted after update on sessions
  referencing old table as gone for each statement execute function count_access_change();
create trigger sessions_deleted_counted after delete on sessions
  referencing old table as gone for each statement execute function count_access_change();
create trigger admins_updated_counted after update on admins
  referencing old table as gone for each statement execute function count_access_change();
create trigger admins_deleted_counted after delete on admins
  referencing old table as gone for each statement execute function count_access_change();
