// What each form has saved, row by row, in the form's own shape; `target` is what is opened to change it.
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { stepsOf, type Collection } from '#schemas/collections.ts';
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

/** A place where rows are stored that a form has made. */
export interface Stored {
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

/** @param collection may be configured no more, or not yet */
function ofCollection(collection: string): Stored {
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

/** What was said with a step of the rows of a collection. */
function ofStep(collection: string, event: string): Stored {
  const said = sql`r.attributes->'steps'->${event}::text->'said'`;
  return {
    ...ofCollection(collection),
    from: sql`from collection_rows r where r.collection = ${collection} and ${said} is not null`,
    value: said,
  };
}

/**
 * Everywhere that a form has saved something; nowhere where its data is not kept by itself.
 * @param collection whose rows the form fills in, whatever is configured
 */
export function sourcesOf(form: string, collection?: string): Stored[] {
  const own = stored[form];
  const all = Object.entries<Collection>(collections);
  const filled = all.flatMap(([name, one]) => (one.form === form ? [name] : []));
  return [
    ...(own ? [own] : []),
    ...[...new Set([...filled, ...(collection === undefined ? [] : [collection])])].map(ofCollection),
    ...all.flatMap(([name, one]) =>
      stepsOf(one).flatMap(([event, step]) => (step.form === form ? [ofStep(name, event)] : [])),
    ),
  ];
}

const rowsOf = ({ from, value, name, id = sql`r._id`, target = id }: Stored): Sql =>
  sql`select ${id} as id, ${name} as name, ${target} as target, ${value} as value ${from}`;

/** The next rows by key; an empty list when there are no more. */
export async function listStoredRows(
  db: Query,
  source: Stored,
  page: { after: string | undefined; limit: number },
): Promise<StoredRow[]> {
  const beyond = page.after === undefined ? empty : sql`where id > ${page.after}`;
  return db.query<StoredRow>(sql`
    select id, coalesce(name, id) as name, target, value from (${rowsOf(source)}) rows
    ${beyond} order by id limit ${page.limit}`);
}

/** How many things hold, in what is saved at one of these places, an id at one of the paths: as a number or as text. */
export async function countNaming(
  db: Query,
  places: { source: Stored; paths: string[] }[],
  id: number | string,
): Promise<number> {
  if (places.length === 0) return 0;
  const values = asJson({ id, text: String(id) });
  const parts = places.map(({ source, paths }) => {
    const path = paths.map((one) => `exists(${one} ? (@ == $id || @ == $text))`).join(' || ');
    return sql`select target from (${rowsOf(source)}) rows where jsonb_path_match(value, ${path}::text::jsonpath, ${values})`;
  });
  const [row] = await db.query<{ count: number }>(sql`
    select count(distinct target)::int as count from (${join(parts, ' union all ')}) named`);
  return row?.count ?? 0;
}
