// Indexes that the configuration asks for: made at the start, and removed once nothing asks for them any more.
import sql, { raw } from 'sql-template-tag';
import { hash } from 'node:crypto';
import type { Database } from './database.ts';
import { takeTurn } from './turns.ts';

/** `create index on <table> <what>`. */
export interface Index {
  table: 'users' | 'boats' | 'bookings' | 'payouts' | 'reviews' | 'collection_rows';
  what: string;
}

/** What they are called, now and in former versions. */
const ours = '^((list|text)_[0-9a-f]{24}|collection_.*_(asc|desc|key))$';

const nameOf = ({ table, what }: Index): string => `list_${hash('sha256', `${table} ${what}`).slice(0, 24)}`;

/** Makes these indexes, and removes those that are not wanted any more. */
export async function makeIndexes(db: Database, wanted: readonly Index[]): Promise<void> {
  const named = new Map(wanted.map((index) => [nameOf(index), index]));
  await db.transaction(async (tx) => {
    await takeTurn(tx, 'indexes');
    const found = await tx.query<{ name: string }>(
      // Another schema of the same database may hold another product, or another one of ours.
      sql`select indexname as name from pg_indexes where schemaname = current_schema() and indexname ~ ${ours}`,
    );
    const made = new Set(found.map(({ name }) => name));
    for (const name of made) if (!named.has(name)) await tx.query(raw(`drop index if exists "${name}"`));
    const missing = [...named].filter(([name]) => !made.has(name));
    for (const [name, { table, what }] of missing)
      await tx.query(raw(`create index if not exists ${name} on ${table} ${what}`));
    // How often a value stands there is known of an index once its table has been read.
    const read = new Set(missing.map(([, { table }]) => table));
    for (const table of read) await tx.query(raw(`analyze ${table}`));
  }, true);
}
