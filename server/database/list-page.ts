// One page of any list: keyset paging by any sortable column with the key as tie-break, never an offset.
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Query } from './database.ts';
import { besides, conditions, where } from './list-conditions.ts';
import type { Field, Kind, ListConditions, ListSource } from './list-source.ts';
import { rarestOf, standing } from './list-words.ts';

export type * from './list-source.ts';

export interface Order {
  field: Field;
  isDescending: boolean;
}

/** The row a page ends or begins with: its sort value as text, and its key. */
export type Edge = readonly [value: string | null, id: string];

export interface PageWanted {
  limit: number;
  order: Order;
  after?: Edge;
  before?: Edge;
}

export interface PageFound {
  /** JSON text of the rows, without the brackets around them. */
  text: string;
  count: number;
  first: Edge | undefined;
  last: Edge | undefined;
  /** Whether rows follow in the direction that was asked. */
  hasMore: boolean;
  /** Whether the words stand in so many rows that no index was asked. */
  isFrequent: boolean;
}

/** Rows read in their order, in the hope that a word is so frequent that more than a page of them has it. */
const READ_FIRST = [500, 4000];
const COUNTED_FIRST = 10_000;

const comparable = ({ sql: value, kind }: Field): Sql => (kind === 'text' ? sql`sort_key(${value})` : value);

/** The cursor's text as a value of the field's kind. */
function typed({ kind }: Field, value: string): Sql {
  if (kind === 'number') return sql`${value}::text::numeric`;
  if (kind === 'moment') return sql`${value}::text::timestamptz`;
  if (kind === 'boolean') return sql`${value}::text::boolean`;
  return sql`${value}::text`;
}

function asText({ kind }: Field, value: Sql): Sql {
  return kind === 'moment' ? sql`iso(${value})` : sql`${value}::text`;
}

/** Rows of a list that follow each other in its order: those that have a value, or those that have none. */
type Part = Sql[];

/** The rows with a value, beyond an edge; a table that is joined is entered by its own column. */
function beyond(
  { id }: ListSource,
  field: Field,
  isUp: boolean,
  [value, key]: readonly [string, string],
): Part {
  const column = comparable(field);
  const sign = isUp ? sql`>` : sql`<`;
  const start = field.from ? [sql`${column} ${sign}= ${typed(field, value)}`] : [];
  return [...start, sql`(${column}, ${id}) ${sign} (${typed(field, value)}, ${key}::text)`];
}

/**
 * What is read of a list, part by part as it is walked: missing values are the last in reading order. Each part is a range
 * of one index, whichever way it is walked.
 */
function partsOf(source: ListSource, { order, after, before }: PageWanted): Part[] {
  const { field, isDescending } = order;
  const isBack = before !== undefined;
  const isUp = isDescending === isBack;
  const [value, key] = before ?? after ?? [];
  const filled = (): Part => (field.isPresent ? [] : [sql`${comparable(field)} is not null`]);
  const missing: Part = [sql`${comparable(field)} is null`];
  if (key === undefined) return field.isPresent ? [[]] : isBack ? [missing, filled()] : [filled(), missing];
  if (value === null || value === undefined) {
    const rest = [...missing, sql`${source.id} ${isUp ? sql`>` : sql`<`} ${key}::text`];
    return isBack ? [rest, filled()] : [rest];
  }
  const rest = beyond(source, field, isUp, [value, key]);
  return isBack || field.isPresent ? [rest] : [rest, missing];
}

/** Some rows by their keys: what is joined to them is then looked up row by row. */
const firstOf = ({ own = empty, id }: ListSource, which: Sql, from = sql`from ${own}`): Sql =>
  sql`${id} = any(array(select ${id} ${from} ${which}))`;

/**
 * One page, in reading order, as JSON text made by the database. A word that stands in many rows is found among the first
 * that are read; the indexes, which would gather all of them, are for the others.
 */
export async function readPage(
  db: Query,
  source: ListSource,
  wanted: ListConditions,
  page: PageWanted,
): Promise<PageFound> {
  const { field, isDescending } = page.order;
  const direction = isDescending === (page.before !== undefined) ? sql`asc` : sql`desc`;
  const sorted = sql`order by ${comparable(field)} ${direction}, ${source.id} ${direction}`;
  const parts = partsOf(source, page);
  const [near = []] = parts;
  const rarest = await rarestOf(db, source, wanted);
  if (source.own && (field.isInOrder || field.from) && wanted.words.length > 0 && rarest === undefined)
    for (const most of READ_FIRST) {
      const first = firstOf(source, sql`${where(near)} ${sorted} limit ${most}`, field.from);
      const all = [first, ...standing(source, wanted), ...besides(wanted)];
      const quick = await rowsOf(db, source, page, all, sorted);
      if (quick.hasMore) return { ...quick, isFrequent: true };
    }
  let found: PageFound = {
    text: '',
    count: 0,
    first: undefined,
    last: undefined,
    hasMore: false,
    isFrequent: false,
  };
  for (const part of parts) {
    if (found.hasMore) break;
    const left = { ...page, limit: page.limit - found.count };
    const further = await rowsOf(db, source, left, [...conditions(source, wanted, rarest), ...part], sorted);
    found = page.before ? together(further, found) : together(found, further);
  }
  return found;
}

/** Two pieces of a page, in reading order. */
const together = (one: PageFound, two: PageFound): PageFound => ({
  ...one,
  text: [one.text, two.text].filter(Boolean).join(','),
  count: one.count + two.count,
  first: one.first ?? two.first,
  last: two.last ?? one.last,
  hasMore: one.hasMore || two.hasMore,
});

async function rowsOf(
  db: Query,
  source: ListSource,
  { limit, order, before }: PageWanted,
  parts: Sql[],
  sorted: Sql,
): Promise<PageFound> {
  const { field } = order;
  const isBack = before !== undefined;
  const inOrder = isBack ? sql`order by place desc` : sql`order by place`;
  // One row more than asked for tells whether another page follows.
  const [found] = await db.query<{ text: string; count: number; edges: Edge[] | null }>(sql`
    select coalesce(string_agg(line, ',' ${inOrder}) filter (where place <= ${limit}), '') as text,
      count(*)::int as count,
      json_agg(json_build_array(value, id) order by place)
        filter (where place <= ${limit} and place in (1, least(${limit}, most))) as edges
    from (
      select line, id, value, place, max(place) over () as most from (
        select document::text as line, id, ${asText(field, sql`value`)} as value, row_number() over () as place from (
          select ${source.row} as document, ${source.id} as id, ${comparable(field)} as value
          ${field.from ?? source.from} ${where(parts)}
          ${sorted}
          limit ${limit + 1}) page) numbered) placed`);
  const { text = '', count = 0, edges } = found ?? {};
  const ends = [edges?.[0], edges?.at(-1)];
  const [first, last] = isBack ? ends.reverse() : ends;
  return { text, count: Math.min(count, limit), first, last, hasMore: count > limit, isFrequent: false };
}

/**
 * How many rows match, counted up to `most`.
 * @param isFrequent whether a page has shown that the words stand in many rows
 */
export async function countRows(
  db: Query,
  source: ListSource,
  wanted: ListConditions,
  most: number,
  isFrequent = false,
): Promise<number> {
  const count = async (parts: Sql[]): Promise<number> => {
    const [counted] = await db.query<{ count: number }>(sql`
      select count(*)::int as count from (select 1 ${source.from} ${where(parts)} limit ${most}) rows`);
    return counted?.count ?? 0;
  };
  if (isFrequent) {
    const first = firstOf(source, sql`limit ${COUNTED_FIRST}`);
    const counted = await count([first, ...standing(source, wanted), ...besides(wanted)]);
    if (counted === most) return most;
  }
  return count(conditions(source, wanted, await rarestOf(db, source, wanted)));
}

/** The field of a name: as the source says, otherwise a key of the attributes. */
export function fieldIn(source: ListSource, name: string, kind: Kind): Field {
  const known = source.fields[name];
  if (known) return known;
  const field = attributeIn(source, name, kind);
  return source.areInOrder ? { ...field, isInOrder: true } : field;
}

/** A field whose values stand in an order of their own; another value counts as missing. `list-indexes.ts` writes the same. */
export const inOrderOf = ({ sql: value, isInOrder }: Field, order: readonly string[]): Field => ({
  kind: 'number',
  sql: sql`array_position(${order}::text[], (${value})::text)::numeric`,
  ...(isInOrder ? { isInOrder } : {}),
});

function attributeIn({ attributes }: ListSource, name: string, kind: Kind): Field {
  const path = name.split('.');
  const value = path.slice(0, -1).reduce((node, key) => sql`${node} -> ${key}::text`, attributes);
  const last = path.at(-1) ?? '';
  if (kind === 'list') return { kind, sql: sql`(${value} -> ${last}::text)` };
  const text = sql`(${value} ->> ${last}::text)`;
  // What is of another kind in a document must not stop the whole list.
  const only = (type: Sql, as: Sql): Sql =>
    sql`(case when jsonb_typeof(${value} -> ${last}::text) = ${type} then ${text}::${as} end)`;
  if (kind === 'number') return { kind, sql: only(sql`'number'`, sql`numeric`) };
  if (kind === 'boolean') return { kind, sql: only(sql`'boolean'`, sql`boolean`) };
  return { kind: kind === 'moment' ? 'day' : kind, sql: text };
}
