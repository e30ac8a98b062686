-- What is stored of fields that were added to forms whose own fields have columns.
alter table reviews add column added jsonb not null default '{}';
alter table messages add column added jsonb not null default '{}';
alter table settings add column added jsonb not null default '{}';
alter table refunds add column added jsonb not null default '{}';
alter table payouts add column added jsonb not null default '{}';
