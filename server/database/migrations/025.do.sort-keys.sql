-- What texts are ordered by: without case and accents, so that Álvaro stands beside Alva whatever collation the database has.

create function sort_key(value text) returns text
  language sql immutable parallel safe
  return case
    when octet_length(value) = length(value) then lower(value)
    else lower(translate(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđ', 'OoLlDd'))
  end;
