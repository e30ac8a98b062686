-- A catalogue is a collection whose keys are numbers: its rows lie where those of the others do, and so does their history.
insert into collection_rows (collection, _id, version, attributes)
  select catalogue, id::text, version, attributes from catalogue_rows
  on conflict do nothing;
drop table catalogue_rows;

update audits set entity = split_part(entity_id, ':', 1), entity_id = split_part(entity_id, ':', 2)
  where entity = 'catalogue' and entity_id like '%:%';
