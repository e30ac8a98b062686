// The indexes that texts are searched by: where the three letters of a word stand beside each other.
import sql, { raw } from 'sql-template-tag';
import { createHash } from 'node:crypto';
import type { Database, Query } from './database.ts';

/** What is searched of a table's rows. */
export interface TextIndex {
  table: 'users' | 'boats' | 'bookings' | 'payouts' | 'refunds' | 'collection_rows';
  /** Of this collection only. */
  collection?: string;
  /** Expressions that are searched together, by the text that they make. */
  texts: readonly (readonly string[])[];
  /** What the rows are called, to be read in that order. */
  called?: string;
}

const LOCK = 7_218_357;

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A key of the attributes as text, in the words of a list's field. */
export function textOf(path: string): string {
  const keys = path.split('.').map((key) => `${quoted(key)}::text`);
  return `(attributes ${keys.map((key, at) => `${at === keys.length - 1 ? '->>' : '->'} ${key}`).join(' ')})`;
}

async function hasTrigrams(db: Database): Promise<boolean> {
  // Refused where it is not installed, and to a user who may not create it.
  await db.query(sql`create extension if not exists pg_trgm`).catch(() => undefined);
  const found = await db.query(sql`select 1 from pg_extension where extname = 'pg_trgm'`);
  return found.length > 0;
}

function statementsOf(index: TextIndex, hasExtension: boolean): [name: string, statement: string][] {
  const { table, collection, texts, called } = index;
  const columns = texts
    .map((parts) => `lower(${parts.map((part) => `coalesce(${part}, '')`).join(` || ' ' || `)})`)
    .map((text) => `${text} gin_trgm_ops`)
    .join(', ');
  const where = collection === undefined ? '' : ` where collection = ${quoted(collection)}`;
  const made = [
    ...(hasExtension && texts.length > 0 ? [`using gin (${columns})${where}`] : []),
    ...(called ? [`(lower(${called}), _id)${where}`] : []),
  ];
  return made.map((what) => {
    const name = `text_${createHash('sha256').update(`${table} ${what}`).digest('hex').slice(0, 24)}`;
    return [name, `create index if not exists ${name} on ${table} ${what}`];
  });
}

/**
 * Makes these indexes, and removes those that none of the lists wants any more.
 * @returns whether texts are searched by index: not where pg_trgm cannot be had
 */
export async function indexTexts(db: Database, wanted: readonly TextIndex[]): Promise<boolean> {
  const hasExtension = await hasTrigrams(db);
  const statements = new Map(wanted.flatMap((index) => statementsOf(index, hasExtension)));
  await db.transaction(async (tx) => {
    await tx.query(
      sql`select set_config('statement_timeout', '0', true), pg_advisory_xact_lock(${LOCK}::int8)`,
    );
    const made = await tx.query<{ name: string }>(
      sql`select indexname as name from pg_indexes where indexname ~ '^text_[0-9a-f]{24}$'`,
    );
    const names = made.map(({ name }) => name);
    for (const name of names.filter((one) => !statements.has(one)))
      await tx.query(raw(`drop index if exists ${name}`));
    const missing = [...statements].filter(([name]) => !names.includes(name));
    for (const [, statement] of missing) await tx.query(raw(statement));
    if (missing.length > 0) await readStatistics(tx, wanted);
  });
  return hasExtension;
}

/** How often a text stands there is known of an index once its table has been read. */
async function readStatistics(tx: Query, wanted: readonly TextIndex[]): Promise<void> {
  for (const table of new Set(wanted.map((index) => index.table))) await tx.query(raw(`analyze ${table}`));
}
