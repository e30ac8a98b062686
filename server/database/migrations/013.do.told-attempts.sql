-- All attempts to sign in with an email since the last right one; `count` is of the present quarter of an hour.
alter table attempts add column total int not null default 0;
