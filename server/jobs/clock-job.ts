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
  /** The clock starts with the app; without it when the server listens, and the work is done then too. */
  fromTheBeginning?: true;
}

/**
 * Does `work` until the server is closed, which waits for it.
 * @returns asks for it now; nothing happens while it is under way
 */
export function clockJob(
  app: FastifyInstance,
  { name, pattern, failure, fromTheBeginning }: ClockJob,
  work: (signal: AbortSignal) => Promise<unknown>,
): () => void {
  const closing = new AbortController();
  let running: Promise<unknown> | undefined;
  const run = (): void => {
    if (closing.signal.aborted) return;
    running ??= work(closing.signal)
      .then(() => app.countJob(name, true))
      .catch((error: unknown) => {
        app.countJob(name, false);
        app.log.error({ err: error }, failure);
      })
      .finally(() => (running = undefined));
  };
  const start = (): Cron => new Cron(pattern, { unref: true }, run);
  let clock = fromTheBeginning && start();
  app.addHook('onListen', async () => {
    if (clock) return;
    clock = start();
    run();
  });
  app.addHook('preClose', async () => {
    clock?.stop();
    closing.abort();
    await running;
  });
  return run;
}
