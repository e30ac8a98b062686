-- Texts are ordered by how they begin: an index takes no key above 2,704 bytes, and a page's cursor ends with one.
-- The indexes over the former function go with it; the start makes them again.

drop function sort_key(text) cascade;

create function sort_key(value text) returns text
  language plpgsql immutable strict parallel safe cost 1 as $$
declare
  start text := left(value, 150);
begin
  if octet_length(start) = length(start) then
    return lower(start);
  end if;
  return left(lower(translate(regexp_replace(normalize(start, NFD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđ', 'OoLlDd')), 150);
end $$;
