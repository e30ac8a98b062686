-- What texts are ordered by: without case and accents, so that Álvaro stands beside Alva whatever collation the database has.
-- A call that is guessed to cost as little as that of lower(): put into each statement, its words would look so dear that
-- whole tables were read to do without the order of an index.

create function sort_key(value text) returns text
  language plpgsql immutable strict parallel safe cost 1 as $$
begin
  if octet_length(value) = length(value) then
    return lower(value);
  end if;
  return lower(translate(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđ', 'OoLlDd'));
end $$;
