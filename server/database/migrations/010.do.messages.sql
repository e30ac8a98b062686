-- What staff and one host or guest write to each other. A conversation has the key of its user.
create table conversations (
  user_id text primary key references users on delete cascade,
  last_number int not null default 0,
  read_number int not null default 0,
  unread int not null default 0,
  date timestamptz(3) not null default now()
);
create index conversations_page on conversations (date desc, user_id desc);
create index conversations_unread_page on conversations ((unread > 0) desc, date desc, user_id desc);

-- Numbered by the row of their conversation, whose lock makes the numbers appear in the order of the commits.
create table messages (
  user_id text not null references conversations on delete cascade,
  number int not null,
  _id text not null,
  sender text not null check (sender in ('staff', 'user', 'automatic')),
  admin_id text,
  text text not null,
  date timestamptz(3) not null default now(),
  delivered_at timestamptz(3),
  primary key (user_id, number)
);
create unique index messages_id on messages (_id);

-- Push notifications to many. What was sent to whom stands in deliveries, so that a crash neither loses nor repeats one.
create table campaigns (
  _id text primary key,
  status text not null default 'draft' check (status in ('draft', 'sending', 'sent', 'failed')),
  attributes jsonb not null default '{}',
  admin_id text,
  recipients int not null default 0,
  sent int not null default 0,
  failed int not null default 0,
  date timestamptz(3) not null default now(),
  version int not null default 1
);
create index campaigns_page on campaigns (date desc, _id desc);
create index campaigns_sending on campaigns (date) where status = 'sending';

create table deliveries (
  campaign_id text not null references campaigns on delete cascade,
  user_id text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  primary key (campaign_id, user_id)
);
create index deliveries_queued on deliveries (campaign_id, user_id) where status = 'queued';
