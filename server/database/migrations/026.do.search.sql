-- Texts are searched by indexes (server/database/text-indexes.ts), which want expressions that never change their answer.

create function full_name(attributes jsonb) returns text
  language sql immutable parallel safe
  return coalesce(attributes ->> 'firstName', '') || ' ' || coalesce(attributes ->> 'lastName', '');

-- What a user is called where something refers to them.
create function user_label(id text, attributes jsonb) returns text
  language sql immutable parallel safe
  return coalesce(nullif(btrim(full_name(attributes)), ''), attributes ->> 'email', id);

create function boat_label(id text, attributes jsonb) returns text
  language sql immutable parallel safe
  return coalesce(nullif(attributes ->> 'model', ''), id);

-- The server puts another body here where pg_trgm is not installed.
create function stands_in(value text, pattern text) returns boolean
  language sql immutable parallel safe
  return value like pattern;

-- Every three letters that stand beside each other, for an index without pg_trgm.
create function threes_of(value text) returns text[]
  language sql immutable parallel safe
  return array(select distinct substr(value, place, 3) from generate_series(1, length(value) - 2) place);

create function threes_sought(pattern text) returns text[]
  language sql immutable parallel safe
  return threes_of(regexp_replace(btrim(pattern, '%'), '\\(.)', '\1', 'g'));
