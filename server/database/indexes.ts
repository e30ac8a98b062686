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

/** What to do about an index, together with the next ones where nobody waits for it: a commit takes a while. */
const turnsOf = <Step>({ engine }: Database, steps: Step[]): Step[][] =>
  engine === 'embedded' ? [steps] : steps.map((step) => [step]);

/**
 * Makes these indexes, and removes those that are not wanted any more. On a server that others use each has a transaction of its
 * own: as long as it lasts, nobody writes to its table.
 */
export async function makeIndexes(db: Database, wanted: readonly Index[]): Promise<void> {
  const named = new Map(wanted.map((index) => [nameOf(index), index]));
  const found = await db.query<{ name: string }>(
    // Another schema of the same database may hold another product, or another one of ours.
    sql`select indexname as name from pg_indexes where schemaname = current_schema() and indexname ~ ${ours}`,
  );
  const made = new Set(found.map(({ name }) => name));
  const dropped = [...made].filter((name) => !named.has(name));
  const missing = [...named].filter(([name]) => !made.has(name));
  // How often a value stands there is known of an index once its table has been read. With the last index of the table, so that a
  // start which is interrupted before that leaves it to the next one.
  const isLast = (at: number, table: string): boolean =>
    missing.findLastIndex(([, other]) => other.table === table) === at;
  const steps = [
    ...dropped.map((name) => [`drop index if exists "${name}"`]),
    ...missing.map(([name, { table, what }], at) => [
      `create index if not exists ${name} on ${table} ${what}`,
      ...(isLast(at, table) ? [`analyze ${table}`] : []),
    ]),
  ];
  for (const turn of turnsOf(db, steps))
    await db.transaction(async (tx) => {
      await takeTurn(tx, 'indexes');
      for (const statement of turn.flat()) await tx.query(raw(statement));
    }, true);
}
