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
