// One page of any list: keyset paging by any sortable column with the key as tie-break, never an offset.
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Query } from './database.ts';

/** How a value is compared: text without regard to case, moments as `timestamptz`. */
export type Kind = 'text' | 'number' | 'moment' | 'boolean' | 'day' | 'list';

export interface Field {
  sql: Sql;
  kind: Kind;
  /** It always has a value: an index on it and the key serves the paging. */
  isPresent?: true;
}

/** Where the rows of a list come from. */
export interface ListSource {
  /** `from bookings k join …` */
  from: Sql;
  /** The key of a row. */
  id: Sql;
  /** A row as it is answered, as `jsonb`. */
  row: Sql;
  /** Fields that are not simply keys of `attributes`. */
  fields: Readonly<Record<string, Field>>;
  /** Where every other field lies, as `jsonb`. */
  attributes: Sql;
}

/** A label's values of a field. */
export interface LabelCondition {
  field: Field;
  equal?: string | number | boolean;
  /** From this number on, and below the other one. */
  from?: number;
  below?: number;
  /** Up to this number. */
  to?: number;
}

/** Which rows; every part must hold. */
export interface ListConditions {
  /** Each of these must stand in one of the fields. */
  words: readonly string[];
  searched: readonly Field[];
  labels: readonly LabelCondition[];
  /** What else must hold. */
  others?: readonly Sql[];
  /** Days in UTC, both included. */
  days?: { field: Field; from?: string | undefined; to?: string | undefined };
}

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
}

/** What `like` compares a word with, wherever it stands. */
export const patternOf = (word: string): string => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const comparable = ({ sql: value, kind }: Field): Sql => (kind === 'text' ? sql`lower(${value})` : value);

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

function labelCondition({ field, equal, from, below, to }: LabelCondition): Sql {
  const { sql: value, kind } = field;
  if (to !== undefined) return sql`${value} <= ${to}`;
  if (from !== undefined)
    return below === undefined
      ? sql`${value} >= ${from}`
      : sql`(${value} >= ${from} and ${value} < ${below})`;
  if (kind === 'list') return sql`${value} @> jsonb_build_array(${equal}::text)`;
  return kind === 'text' ? sql`${value} = ${String(equal)}` : sql`${value} = ${equal}`;
}

function dayConditions({ field, from, to }: NonNullable<ListConditions['days']>): Sql[] {
  const { sql: value, kind } = field;
  if (kind !== 'moment')
    return [
      ...(from ? [sql`left(${value}, 10) >= ${from}::text`] : []),
      ...(to ? [sql`left(${value}, 10) <= ${to}::text`] : []),
    ];
  return [
    ...(from ? [sql`${value} >= (${from}::date)::timestamp at time zone 'utc'`] : []),
    ...(to ? [sql`${value} < (${to}::date + 1)::timestamp at time zone 'utc'`] : []),
  ];
}

function conditions({ words, searched, labels, days, others = [] }: ListConditions): Sql[] {
  const haystack = (): Sql => sql`lower(concat_ws(' ', ${join(searched.map(({ sql: value }) => value))}))`;
  return [
    ...(searched.length > 0 ? words.map((word) => sql`${haystack()} like ${patternOf(word)}`) : []),
    ...labels.map(labelCondition),
    ...(days ? dayConditions(days) : []),
    ...others,
  ];
}

const where = (parts: Sql[]): Sql => (parts.length > 0 ? sql`where ${join(parts, ' and ')}` : empty);

/** The rows beyond an edge, missing values last in reading order. */
function beyond({ id }: ListSource, field: Field, isUp: boolean, isBack: boolean, [value, key]: Edge): Sql {
  const column = comparable(field);
  const sign = isUp ? sql`>` : sql`<`;
  if (field.isPresent && value !== null)
    return sql`(${column}, ${id}) ${sign} (${typed(field, value)}, ${key}::text)`;
  if (value === null)
    return isBack
      ? sql`(${column} is not null or ${id} ${sign} ${key}::text)`
      : sql`(${column} is null and ${id} ${sign} ${key}::text)`;
  const further = sql`${column} ${sign} ${typed(field, value)} or (${column} = ${typed(field, value)} and ${id} ${sign} ${key}::text)`;
  return isBack ? sql`(${further})` : sql`(${further} or ${column} is null)`;
}

/** One page, in reading order, as JSON text made by the database. */
export async function readPage(
  db: Query,
  source: ListSource,
  wanted: ListConditions,
  { limit, order, after, before }: PageWanted,
): Promise<PageFound> {
  const { field, isDescending } = order;
  const isBack = before !== undefined;
  const isUp = isDescending === isBack;
  const edge = before ?? after;
  const parts = conditions(wanted);
  if (edge) parts.push(beyond(source, field, isUp, isBack, edge));
  const direction = isUp ? sql`asc` : sql`desc`;
  // A column that is always there takes the order of its index.
  const nulls = field.isPresent ? empty : isBack ? sql`nulls first` : sql`nulls last`;
  const inOrder = isBack ? sql`order by place desc` : sql`order by place`;
  // One row more than asked for tells whether another page follows.
  const [found] = await db.query<{ text: string; count: number; edges: Edge[] | null }>(sql`
    select coalesce(string_agg(line, ',' ${inOrder}) filter (where place <= ${limit}), '') as text,
      count(*)::int as count,
      json_agg(json_build_array(value, id) order by place) filter (where place in (1, least(${limit}, most))) as edges
    from (
      select line, id, value, place, max(place) over () as most from (
        select document::text as line, id, ${asText(field, sql`value`)} as value, row_number() over () as place from (
          select ${source.row} as document, ${source.id} as id, ${comparable(field)} as value
          ${source.from} ${where(parts)}
          order by ${comparable(field)} ${direction} ${nulls}, ${source.id} ${direction}
          limit ${limit + 1}) page) numbered) placed`);
  const { text = '', count = 0, edges } = found ?? {};
  const ends = [edges?.[0], edges?.at(-1)];
  const [first, last] = isBack ? ends.reverse() : ends;
  return { text, count: Math.min(count, limit), first, last, hasMore: count > limit };
}

/** How many rows match, counted up to `most`. */
export async function countRows(
  db: Query,
  { from }: ListSource,
  wanted: ListConditions,
  most: number,
): Promise<number> {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from (select 1 ${from} ${where(conditions(wanted))} limit ${most}) rows`);
  return counted?.count ?? 0;
}

/** The field of a name: as the source says, otherwise a key of the attributes. */
export function fieldIn({ fields, attributes }: ListSource, name: string, kind: Kind): Field {
  const known = fields[name];
  if (known) return known;
  const path = name.split('.');
  const value = path.slice(0, -1).reduce((node, key) => sql`${node} -> ${key}::text`, attributes);
  const last = path.at(-1) ?? '';
  if (kind === 'list') return { kind, sql: sql`(${value} -> ${last}::text)` };
  const text = sql`(${value} ->> ${last}::text)`;
  // What is no number in a document must not stop the whole list.
  if (kind === 'number')
    return {
      kind,
      sql: sql`(case when jsonb_typeof(${value} -> ${last}::text) = 'number' then ${text}::numeric end)`,
    };
  return { kind: kind === 'moment' ? 'day' : kind, sql: kind === 'boolean' ? sql`${text}::boolean` : text };
}
