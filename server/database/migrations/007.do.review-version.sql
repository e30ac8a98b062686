alter table reviews add column version int not null default 1;
