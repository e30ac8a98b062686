import sql, { type Sql } from 'sql-template-tag';
import { asJson, type Query } from '../database/database.ts';
import { fullName } from '../database/expressions.ts';
import type { Marketplace } from './rows.ts';

/** Stores the rows in an empty database; run it inside a transaction. */
export async function insertMarketplace(tx: Query, marketplace: Marketplace): Promise<void> {
  const { users, boats, plans, reviews, bookings, messages } = marketplace;
  const statements: Sql[] = [
    sql`insert into users (_id, block, date, attributes)
      select id, "isBlocked", date, attributes
      from jsonb_to_recordset(${asJson(users)}) as r(id text, "isBlocked" boolean, date timestamptz, attributes jsonb)`,
    sql`insert into boats (_id, user_id, navigation, "authorization", date, price, attributes, boat_image, doc_image)
      select id, "userId", navigation, "authorization", date, price, attributes, "boatImage", "docImage"
      from jsonb_to_recordset(${asJson(boats)}) as r(id text, "userId" text, navigation smallint,
        "authorization" smallint, date timestamptz, price numeric, attributes jsonb, "boatImage" jsonb, "docImage" jsonb)`,
    sql`insert into plans (_id, boat_id, date, attributes)
      select id, "boatId", date, attributes
      from jsonb_to_recordset(${asJson(plans)}) as r(id text, "boatId" text, date timestamptz, attributes jsonb)`,
    sql`insert into reviews (_id, boat_id, user_id, review, content, date)
      select id, "boatId", "userId", review, content, date
      from jsonb_to_recordset(${asJson(reviews)}) as r(id text, "boatId" text, "userId" text, review numeric,
        content text, date timestamptz)`,
    sql`insert into bookings (_id, boat_id, user_id, host_id, status, date, created_at, attributes)
      select id, "boatId", "userId", "hostId", status, date, "createdAt", attributes
      from jsonb_to_recordset(${asJson(bookings)}) as r(id text, "boatId" text, "userId" text, "hostId" text,
        status smallint, date timestamptz, "createdAt" timestamptz, attributes jsonb)`,
    sql`insert into conversations (user_id, last_number, date)
      select "userId", max(number), max(date)
      from jsonb_to_recordset(${asJson(messages)}) as r("userId" text, number int, date timestamptz) group by "userId"`,
    sql`insert into messages (_id, user_id, number, sender, text, date, delivered_at)
      select id, "userId", number, sender, text, date, "deliveredAt"
      from jsonb_to_recordset(${asJson(messages)}) as r(id text, "userId" text, number int, sender text, text text,
        date timestamptz, "deliveredAt" timestamptz)`,
    // What a host or guest has written since the last answer waits, unless it is long ago.
    sql`update conversations c set read_number = answered.number, unread = c.last_number - answered.number
      from (select k.user_id, case when k.date < (select max(date) from conversations) - interval '5 days' then k.last_number
          else coalesce((select max(number) from messages m where m.user_id = k.user_id and m.sender = 'staff'), 0)
        end as number from conversations k) answered
      where answered.user_id = c.user_id`,
    // One host in twelve has not said yet where to be paid.
    sql`insert into host_accounts (user_id, attributes)
      select u._id, jsonb_build_object('holder', ${fullName(sql`u`)},
        'bank', 'Harbour Savings Bank', 'accountNumber', lpad(u._id, 12, '40718253'), 'aba', '021000021',
        'zelle', u.attributes->'email', 'paypal', u.attributes->'email')
      from users u where u._id::int % 12 <> 0 and exists (select 1 from boats b where b.user_id = u._id)`,
  ];
  for (const statement of statements) await tx.query(statement);
}
