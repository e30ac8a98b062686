-- Letters with accents are stored and looked for in one way of writing them: so are those of rows from before that was so.
do $$
declare
  kept record;
begin
  -- Other encodings know one way only.
  if getdatabaseencoding() <> 'UTF8' then
    return;
  end if;
  for kept in
    select * from (values
      ('admins', 'attributes'), ('users', 'attributes'), ('boats', 'attributes'), ('plans', 'attributes'),
      ('reviews', 'added'), ('bookings', 'attributes'), ('payouts', 'attributes'), ('payouts', 'added'),
      ('refunds', 'attributes'), ('refunds', 'added'), ('campaigns', 'attributes'), ('collection_rows', 'attributes')) as searched (noun, field)
  loop
    execute format('update %1$I set %2$I = normalize(%2$I::text)::jsonb where %2$I::text is not nfc normalized',
      kept.noun, kept.field);
  end loop;
  update reviews set content = normalize(content) where content is not nfc normalized;
end $$;
