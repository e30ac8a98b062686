// What is kept in memory is true as long as these numbers stand: read from the database for each request, and shared by those that wait together.
import type { Database } from './database/database.ts';
import { counterValues } from './queries/counters.ts';

/** How often each counted part of the database has changed. */
export type Counts = Readonly<Record<string, number | undefined>>;

/**
 * @returns a reader of the counts. A read begins after it is asked for, so whatever was committed before, by this
 * instance or another, is counted. Requests that come while one is under way share the next.
 */
export function changeCounts(db: Database): () => Promise<Counts> {
  let running: Promise<Counts> | undefined;
  let next: Promise<Counts> | undefined;
  let last: { counts: Counts; writes: number } | undefined;

  async function read(): Promise<Counts> {
    const writes = db.writes?.();
    const counts = await counterValues(db);
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
