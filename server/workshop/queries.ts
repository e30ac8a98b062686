// What each form has saved, row by row, in the form's own shape; `target` is what is opened to change it.
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';
import { asDollars, fullName } from '../database/expressions.ts';
import { templateSetting } from '../messages/automatic-message.ts';

/** A row as its form would send it. */
export interface StoredRow {
  id: string;
  name: string;
  target: string;
  value: unknown;
}

interface Stored {
  /** The noun of what is opened. */
  entity: string;
  /** `from boats r` */
  from: Sql;
  value: Sql;
  name: Sql;
  /** The key of a row; `r._id` without it. */
  id?: Sql;
  /** The key of what is opened; the row's own without it. */
  target?: Sql;
}

const model = sql`r.attributes->>'model'`;
const boat = { entity: 'boat', name: model };
const setting = (name: string, value: Sql): Stored => ({
  entity: 'setting',
  from: sql`from settings r where r.name = ${name}`,
  id: sql`r.name`,
  name: sql`r.name`,
  value,
});
const ofBoat = (attribute: string): Stored => ({
  ...boat,
  from: sql`from boats r where r.attributes->${attribute}::text is not null`,
  value: sql`r.attributes`,
});
const payment = (method: string): Stored => setting('payment', sql`r.value->${method}::text`);

const stored: Partial<Record<string, Stored>> = {
  'boat-info': { ...boat, from: sql`from boats r`, value: sql`r.attributes` },
  location: {
    ...boat,
    from: sql`from boats r where r.attributes->'location2' is not null`,
    value: sql`r.attributes->'location2'`,
  },
  cancellation: ofBoat('cancellation'),
  accessories: ofBoat('accessories'),
  allowes: ofBoat('allowes'),
  plan: {
    entity: 'boat',
    from: sql`from plans r`,
    name: sql`r.attributes->>'description'`,
    value: sql`r.attributes`,
    target: sql`r.boat_id`,
  },
  review: {
    entity: 'review',
    from: sql`from reviews r`,
    name: sql`left(r.content, 60)`,
    value: sql`r.added || jsonb_build_object('reviewId', r._id, 'review', r.review, 'content', r.content)`,
    target: sql`r.boat_id`,
  },
  user: {
    entity: 'user',
    from: sql`from users r`,
    name: fullName(sql`r`),
    value: sql`r.attributes`,
  },
  'admin-row': {
    entity: 'admin',
    from: sql`from admins r`,
    name: sql`r.email`,
    value: sql`r.attributes || jsonb_build_object('email', r.email, 'role', r.role)`,
  },
  campaign: {
    entity: 'campaign',
    from: sql`from campaigns r`,
    name: sql`left(r.attributes->>'text', 60)`,
    value: sql`r.attributes`,
  },
  'host-account': {
    entity: 'user',
    from: sql`from host_accounts r join users u on u._id = r.user_id`,
    id: sql`r.user_id`,
    name: fullName(sql`u`),
    value: sql`r.attributes`,
  },
  'refund-request': {
    entity: 'refund',
    from: sql`from refunds r`,
    name: sql`r.booking_id`,
    value: sql`r.added || r.attributes || jsonb_build_object('bookingId', r.booking_id,
      'cancelledAt', iso(r.cancelled_at), 'amount', ${asDollars(sql`r.cents`)})`,
  },
  'service-fee': setting('serviceFee', sql`r.added || jsonb_build_object('fee', r.value)`),
  'message-template': setting(templateSetting, sql`r.added || jsonb_build_object('text', r.value)`),
  'payment-bank': payment('Bank'),
  'payment-zelle': payment('Zelle'),
  'payment-binance': payment('Binance'),
  'payment-paypal': payment('PayPal'),
};

const collectionWith = (form: string): string | undefined =>
  Object.entries(collections).find(([, one]) => one.form === form)?.[0];

/** @param collection whose rows the form fills in; it may be configured no more, or not yet */
function sourceOf(form: string, collection = collectionWith(form)): Stored | undefined {
  if (collection === undefined) return stored[form];
  const label = Object.hasOwn(collections, collection)
    ? collections[collection as CollectionName].label
    : 'name';
  return {
    entity: collection,
    from: sql`from collection_rows r where r.collection = ${collection}`,
    name: sql`r.attributes->>${label}::text`,
    value: sql`r.attributes`,
  };
}

/** The noun behind a form, `undefined` for a form whose data is not kept by itself. */
export const entityOfForm = (form: string, collection?: string): string | undefined =>
  sourceOf(form, collection)?.entity;

const rowsOf = ({ from, value, name, id = sql`r._id`, target = id }: Stored): Sql =>
  sql`select ${id} as id, ${name} as name, ${target} as target, ${value} as value ${from}`;

/** The next rows by key; an empty list when there are no more. */
export async function listStoredRows(
  db: Query,
  form: string,
  page: { after: string | undefined; limit: number; collection?: string | undefined },
): Promise<StoredRow[]> {
  const source = sourceOf(form, page.collection);
  if (!source) return [];
  const beyond = page.after === undefined ? empty : sql`where id > ${page.after}`;
  return db.query<StoredRow>(sql`
    select id, coalesce(name, id) as name, target, value from (${rowsOf(source)}) rows
    ${beyond} order by id limit ${page.limit}`);
}

/** How many things hold, in what one of these forms has saved, an id at one of the paths: as a number or as text. */
export async function countNaming(
  db: Query,
  places: { form: string; paths: string[] }[],
  id: number | string,
): Promise<number> {
  const values = asJson({ id, text: String(id) });
  const parts = places.flatMap(({ form, paths }) => {
    const source = sourceOf(form);
    const path = paths.map((one) => `exists(${one} ? (@ == $id || @ == $text))`).join(' || ');
    return source
      ? [
          sql`select target from (${rowsOf(source)}) rows where jsonb_path_match(value, ${path}::text::jsonpath, ${values})`,
        ]
      : [];
  });
  if (parts.length === 0) return 0;
  const [row] = await db.query<{ count: number }>(sql`
    select count(distinct target)::int as count from (${join(parts, ' union all ')}) named`);
  return row?.count ?? 0;
}
