// The indexes that lists are sorted, filtered and searched by, over the same expressions as their statements have.
import sql from 'sql-template-tag';
import type { Database } from './database.ts';
import type { Index } from './indexes.ts';
import type { Kind } from './list-source.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const keysOf = (path: string): string[] => path.split('.').map((key) => `${quoted(key)}::text`);

/** A key of the attributes as text, in the words of a list's field. */
export function attributeText(path: string, attributes = 'attributes'): string {
  const keys = keysOf(path);
  return `(${attributes} ${keys.map((key, at) => `${at === keys.length - 1 ? '->>' : '->'} ${key}`).join(' ')})`;
}

/** The same, as a number. */
function numberOf(path: string): string {
  const value = `attributes ${keysOf(path)
    .map((key) => `-> ${key}`)
    .join(' ')}`;
  return `(case when jsonb_typeof(${value}) = 'number' then ${attributeText(path)}::numeric end)`;
}

/** The same, where it may be written as a text: `numberIn` of `expressions.ts` has the same words. */
export const writtenNumber = (path: string): string =>
  `(case when ${attributeText(path)} ~ '^[0-9]+([.][0-9]+)?$' then ${attributeText(path)}::numeric end)`;

/** Rows of one table, or of one collection. */
export interface IndexedRows {
  table: Index['table'];
  collection?: string;
}

export interface IndexedField extends IndexedRows {
  path: string;
  kind: Kind;
  /** The values of a choice, in the order of a list. */
  order?: readonly string[] | undefined;
}

const over = ({ table, collection }: IndexedRows, columns: string): Index => ({
  table,
  what: columns + (collection === undefined ? '' : ` where collection = ${quoted(collection)}`),
});

/** Gives rows in the order of an expression, forwards and backwards. */
export const orderedBy = (rows: IndexedRows, expression: string): Index => over(rows, `(${expression}, _id)`);

/** What texts are ordered by, in the words of a list's order. */
export const sortKey = (text: string): string => `sort_key(${text})`;

/** The place of a choice among all of them, in the words of a list's order. */
const placeOf = (text: string, order: readonly string[]): string =>
  `array_position(array[${order.map(quoted).join(', ')}]::text[], ${text})::numeric`;

/** What a list is sorted by. */
export function orderIndex({ path, kind, order, ...rows }: IndexedField): Index {
  const text = attributeText(path);
  if (order) return orderedBy(rows, `(${placeOf(text, order)})`);
  return orderedBy(rows, kind === 'number' ? numberOf(path) : kind === 'text' ? sortKey(text) : text);
}

/** What a list is filtered by: for one value of it, or from one to another. */
export const keyIndex = ({ path, kind, ...rows }: IndexedField): Index =>
  over(rows, `(${kind === 'number' ? numberOf(path) : attributeText(path)})`);

/**
 * Where the three letters of a word stand beside each other.
 * @param texts expressions that are searched together, by the text that they make
 */
export function textIndex(rows: IndexedRows, texts: readonly (readonly string[])[]): Index[] {
  const columns = texts
    .map((parts) => `lower(${parts.map((part) => `coalesce(${part}, '')`).join(` || ' ' || `)})`)
    .map((text) => `${text} gin_trgm_ops`);
  return columns.length > 0 ? [over(rows, `using gin (${columns.join(', ')})`)] : [];
}

/** Whether the database can search texts by index. */
export async function hasTrigrams(db: Database): Promise<boolean> {
  // Refused where it is not installed, and to a user who may not create it.
  await db.query(sql`create extension if not exists pg_trgm`).catch(() => undefined);
  const found = await db.query(sql`select 1 from pg_extension where extname = 'pg_trgm'`);
  return found.length > 0;
}

/** How the database keeps texts, and whether it knows the small letter of a capital one that has an accent. */
export async function lettersOf(db: Database): Promise<{ encoding: string; isKnown: boolean }> {
  const [found] = await db.query<{ encoding: string; isKnown: boolean }>(sql`
    select current_setting('server_encoding') as encoding, lower('Ö') = 'ö' as "isKnown"`);
  return found ?? { encoding: 'UTF8', isKnown: false };
}
