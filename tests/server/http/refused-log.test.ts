import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { build } from '#server/app.ts';
import { ask, givenEnv, useApp } from '#tests/support/server/app.ts';
import { describeServer } from '#tests/support/server/databases.ts';
import { signedIn } from '#tests/support/server/rows.ts';

describeServer('the log, as it is unless more is asked for,', (engine) => {
  const running = useApp(engine);
  const lines: string[] = [];
  let app: FastifyInstance;
  beforeAll(async () => {
    const env = await givenEnv({ LOG_LEVEL: 'warn' });
    app = await build({ db: running.db, env, log: { write: (line) => void lines.push(line) } });
  });
  beforeEach(() => void (lines.length = 0));
  afterAll(() => app.close());

  const read = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  it('tells who was refused what they may not do, from where, and nothing of the address asked for', async () => {
    const { id, token } = await signedIn(running.db, 3);
    const { status, headers } = await ask(app, 'deleteAdmin', {
      token,
      params: { id: 'a\nb' },
    });
    expect(status).toBe(403);
    expect(read()).toEqual([
      expect.objectContaining({
        level: 40,
        refused: 403,
        admin: id,
        address: '127.0.0.1',
        reqId: headers['x-request-id'],
      }),
    ]);
    expect(read()[0]?.['route']).toMatch(/:id$/);
    expect(Number(read()[0]?.['time'])).toBeGreaterThan(Date.now() - 60_000);
    expect(lines[0]?.trimEnd()).not.toContain('\n');
  });

  it('tells of too many attempts to sign in, without the email', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1)
      await app.inject('/api/admin/users/somebody%40example.com/wrong-password');
    expect(read()).toEqual([
      expect.objectContaining({ refused: 429, route: '/api/admin/users/:email/:password' }),
    ]);
    expect(lines.join('')).not.toMatch(/somebody|wrong-password/);
  });
});
