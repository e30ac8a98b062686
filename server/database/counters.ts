// What is kept in memory is true as long as these numbers stand: read from the database for each request, and shared by those that wait together.
import sql from 'sql-template-tag';
import type { Database, Query } from './database.ts';

/** How often each counted part of the database has changed. */
export type Counts = Readonly<Record<string, number | undefined>>;

/**
 * @returns a reader of the counts. A read begins after it is asked for, so whatever was committed before, by this
 * instance or another, is counted. Requests that come while one is under way share the next.
 */
export function counterReader(db: Database): () => Promise<Counts> {
  let running: Promise<Counts> | undefined;
  let next: Promise<Counts> | undefined;
  let last: { counts: Counts; writes: number } | undefined;

  async function read(): Promise<Counts> {
    const writes = db.writes?.();
    const counts = await changeCounts(db);
    if (writes !== undefined) last = { counts, writes };
    return counts;
  }

  function start(): Promise<Counts> {
    next = undefined;
    const started = read().finally(() => {
      if (running === started) running = undefined;
    });
    running = started;
    return started;
  }

  return () => {
    if (last && last.writes === db.writes?.()) return Promise.resolve(last.counts);
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}

/** The committed value of a counter, 0 before its first use. */
export async function counterValue(db: Query, name: string): Promise<number> {
  const [row] = await db.query<{ value: number }>(sql`select value from counters where name = ${name}`);
  return row?.value ?? 0;
}

async function changeCounts(db: Query): Promise<Counts> {
  const rows = await db.query<{ name: string; value: number }>(sql`
    select name, sum(value) as value from change_counts group by name`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
