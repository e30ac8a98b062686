import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { envelope } from '#server/http/envelope.ts';
import { health } from '#server/http/health.ts';

// The event loop as a process measures it that cannot keep up.
vi.hoisted(() => {
  const hooks = process.getBuiltinModule('node:perf_hooks');
  const late = { enable: () => true, disable: () => true, reset: () => undefined, mean: 3e9 };
  hooks.monitorEventLoopDelay = () => late as unknown as ReturnType<typeof hooks.monitorEventLoopDelay>;
});

const app = fastify({ exposeHeadRoutes: false });
beforeAll(async () => {
  await app.register(envelope);
  await app.register(health);
  app.get('/work', async () => ({ flag: true }));
  await app.ready();
});
afterAll(() => app.close());

it('an instance that has stood still once goes on, and refuses nobody for it', async () => {
  await vi.waitFor(() => expect(app.isUnderPressure()).toBe(true), 5000);
  expect((await app.inject('/work')).statusCode).toBe(200);
});

it('an instance that cannot keep up is not ready, and refuses work in an envelope', async () => {
  await vi.waitFor(async () => expect((await app.inject('/work')).statusCode).toBe(503), 5000);
  for (const url of ['/readyz', '/work']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toMatchObject({ flag: false, sort: 'server' });
  }
});

it('it lives all the same: nobody starts it anew for being busy', async () => {
  for (const method of ['GET', 'HEAD'] as const)
    expect((await app.inject({ method, url: '/healthz' })).statusCode).toBe(200);
});
