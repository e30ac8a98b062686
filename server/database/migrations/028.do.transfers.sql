-- What the bank was told of a batch, as it was when it was paid: accounts and amounts change later, by returned money too.
create table transfers (
  batch text not null,
  payout_id text not null references payouts,
  transfer jsonb not null,
  primary key (batch, payout_id)
);
create index transfers_payout on transfers (payout_id);

-- Of batches from before there is nothing better than what is known now.
insert into transfers (batch, payout_id, transfer)
select p.attributes ->> 'batch', p._id, coalesce(a.attributes, '{}') || jsonb_build_object('_id', p._id,
  'bookingId', p.booking_id,
  'hostName', concat_ws(' ', nullif(h.attributes ->> 'firstName', ''), nullif(h.attributes ->> 'lastName', '')),
  'amount', trim_scale(p.cents / 100.0), 'reference', concat('Booking ', p.booking_id))
from payouts p join users h on h._id = p.host_id left join host_accounts a on a.user_id = p.host_id
where p.attributes ->> 'batch' is not null;
