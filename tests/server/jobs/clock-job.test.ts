import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clockJob } from '#server/jobs/clock-job.ts';

const EVERY_YEAR = '0 0 1 1 *';

let app: FastifyInstance;
let finish: ((outcome?: Error) => void)[];
let signals: AbortSignal[];
let counted: boolean[];
let ask: () => void;

beforeEach(() => {
  [finish, signals, counted] = [[], [], []];
  app = Fastify();
  app.decorate('countJob', (_job, isDone) => counted.push(isDone));
  ask = clockJob(app, { name: 'look', pattern: EVERY_YEAR, failure: 'could not look' }, (signal) => {
    signals.push(signal);
    return new Promise<void>((resolve, reject) =>
      finish.push((error) => (error ? reject(error) : resolve())),
    );
  });
});
afterEach(async () => {
  finish.forEach((end) => end());
  await app.close();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('waits for the server to listen, and works at once then', async () => {
  await app.ready();
  expect(finish).toHaveLength(0);
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(finish).toHaveLength(1);
});

it('is done once more when it is asked for while it is under way, and never twice at once', async () => {
  ask();
  ask();
  ask();
  await settled();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await vi.waitFor(() => expect(finish).toHaveLength(2));
  finish[1]?.();
  await settled();
  expect(finish).toHaveLength(2);
});

it('counts what failed, and is done again when it is asked for', async () => {
  ask();
  finish[0]?.(new Error('The database is gone.'));
  await vi.waitFor(() => expect(counted).toEqual([false]));
  await settled();
  ask();
  expect(finish).toHaveLength(2);
});

it('is told when the server closes, which waits for it, and is not begun again', async () => {
  ask();
  ask();
  let isClosed = false;
  const closed = app.close().then(() => (isClosed = true));
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
  await settled();
  expect(isClosed).toBe(false);
  finish[0]?.();
  await closed;
  ask();
  expect(finish).toHaveLength(1);
});
