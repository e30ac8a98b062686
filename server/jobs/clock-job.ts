// Work that the server does by itself: by the clock and when it is asked to, never twice at once.
import { Cron } from 'croner';
import type { FastifyInstance } from 'fastify';

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
 * @returns asks for it now; while it is under way, for once more after it: it may have looked before what it is asked to see
 */
export function clockJob(
  app: FastifyInstance,
  { name, pattern, failure }: ClockJob,
  work: (signal: AbortSignal) => Promise<unknown>,
): () => void {
  const closing = new AbortController();
  let running: Promise<unknown> | undefined;
  let again = false;
  const run = (): void => {
    if (closing.signal.aborted) return;
    again = running !== undefined;
    running ??= work(closing.signal)
      .then(() => app.countJob(name, true))
      .catch((error: unknown) => {
        app.countJob(name, false);
        app.log.error({ err: error }, failure);
      })
      .finally(() => {
        running = undefined;
        if (again) run();
      });
  };
  let clock: Cron | undefined;
  app.addHook('onListen', async () => {
    clock = new Cron(pattern, { unref: true }, run);
    run();
  });
  app.addHook('preClose', async () => {
    clock?.stop();
    closing.abort();
    await running;
  });
  return run;
}
