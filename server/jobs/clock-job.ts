// Work that the server does by itself: by the clock and when it is asked to, never twice at once.
import { Cron } from 'croner';
import type { FastifyInstance } from 'fastify';
import { oneAtATime } from './one-at-a-time.ts';

interface ClockJob {
  /** What metrics call it. */
  name: string;
  /** When the clock asks for it, as cron writes it; seconds may come first. */
  pattern: string;
  /** What is logged when it fails. */
  failure: string;
}

/**
 * Does `work` from when the server listens until it is closed, which waits for it.
 * @returns asks for it now, as {@link oneAtATime} does
 */
export function clockJob(
  app: FastifyInstance,
  { name, pattern, failure }: ClockJob,
  work: (signal: AbortSignal) => Promise<unknown>,
): () => void {
  const closing = new AbortController();
  const run = oneAtATime(async () => {
    if (closing.signal.aborted) return;
    try {
      await work(closing.signal);
      app.countJob(name, true);
    } catch (error) {
      app.countJob(name, false);
      app.log.error({ err: error }, failure);
    }
  });
  const ask = (): void => void run();
  let clock: Cron | undefined;
  app.addHook('onListen', async () => {
    clock = new Cron(pattern, { unref: true }, ask);
    ask();
  });
  app.addHook('preClose', async () => {
    clock?.stop();
    closing.abort();
    await run();
  });
  return ask;
}
