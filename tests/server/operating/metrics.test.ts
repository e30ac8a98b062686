import { expect, it } from 'vitest';
import { useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';

const OPERATOR_TOKEN = 'a-secret-of-the-operator';

describeEngines('metrics', (engine) => {
  const running = useApp(engine, { OPERATOR_TOKEN });
  const read = async (authorization?: string): Promise<{ statusCode: number; body: string }> =>
    running.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

  it.each([undefined, 'Bearer ', 'Bearer another-secret-of-somebody', OPERATOR_TOKEN])(
    'are not told to who sends %s',
    async (authorization) => {
      const { statusCode, body } = await read(authorization);
      expect(statusCode).toBe(401);
      expect(JSON.parse(body)).toMatchObject({ flag: false, sort: 'token' });
    },
  );

  it('tell of requests by their route, of connections, alerts and sockets, and of no secret', async () => {
    await running.app.inject({ url: '/api/admin/login/somebody@example.com/hush-hush' });
    await running.app.inject({ url: '/healthz' });
    const { statusCode, body } = await read(`Bearer ${OPERATOR_TOKEN}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('quarterdeck_request_seconds_count{method="GET",route="/healthz",status="200"} 1');
    expect(body).toMatch(/^quarterdeck_sockets 0$/m);
    expect(body).toMatch(/^quarterdeck_alerts_behind 0$/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(body.includes('quarterdeck_database_connections{state="waiting"} 0')).toBe(
      engine.name === 'postgresql',
    );
    expect(body).not.toContain('hush');
    expect(body).not.toContain('somebody');
  });

  it.each(['bearer', 'BEARER '])('are told to who writes the scheme as %j', async (scheme) => {
    expect((await read(`${scheme} ${OPERATOR_TOKEN}`)).statusCode).toBe(200);
  });

  it('count the work of the clock', async () => {
    running.app.countJob('pictures', false);
    const { body } = await read(`Bearer ${OPERATOR_TOKEN}`);
    expect(body).toContain('quarterdeck_jobs_total{job="pictures",outcome="failed"} 1');
  });

  it('and each answer carries the id of its line in the log', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => running.app.inject({ url: '/healthz' })));
    expect(first?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(first?.headers['x-request-id']).not.toBe(second?.headers['x-request-id']);
  });
});
