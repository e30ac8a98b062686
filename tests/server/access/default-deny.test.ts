import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { build } from '#server/app.ts';
import { StartError } from '#server/env.ts';
import { answeredRows, ask, givenEnv, urlOf, useApp } from '#tests/support/server/app.ts';
import { describeServer } from '#tests/support/server/databases.ts';
import { validRequests } from '#tests/support/server/examples.ts';
import { expectExactly } from '#tests/support/models/model.ts';
import { fingerprintOf, givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { sendAsIs, spellingsOf } from '#tests/support/server/spellings.ts';

const closedRows = answeredRows.filter(([, { permission }]) => permission !== 'public');

describeServer('without a session', (engine) => {
  const running = useApp(engine);
  const tokens: Record<string, string | undefined> = {};
  let requests: Awaited<ReturnType<typeof validRequests>>;
  let before: string;
  beforeAll(async () => {
    const { db } = running;
    const [expired, blocked, signedOut] = [await signedIn(db), await signedIn(db), await signedIn(db)];
    await db.query(sql`
      update sessions set expires_at = now() - interval '1 second' where admin_id = ${expired.id}`);
    await db.query(sql`update admins set block = true where _id = ${blocked.id}`);
    await ask(running.app, 'signOut', { token: signedOut.token });
    Object.assign(tokens, {
      'no token': undefined,
      'a malformed token': 'short',
      'an unknown token': 'A'.repeat(43),
      'an expired token': expired.token,
      'the token of a blocked admin': blocked.token,
      'a token that has signed out': signedOut.token,
    });
    requests = await validRequests(db);
    before = await fingerprintOf(db);
  });

  it('has an example for every row that is answered', () => {
    expectExactly(
      answeredRows.map(([name]) => name),
      requests,
    );
  });

  it.each(closedRows)('§7 %s answers 401 to whatever proves nobody, and nothing happens', async (name) => {
    for (const [title, token] of Object.entries(tokens)) {
      const { status, envelope } = await ask(running.app, name, { ...requests[name], token });
      expect({ title, status }).toEqual({ title, status: 401 });
      expect(envelope).toEqual({ flag: false, sort: 'token', error: messages.refusal.session });
    }
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it.each(closedRows)('§7 %s reads nothing of a request before it knows who asks', async (name, row) => {
    for (const payload of ['not JSON', '{"__proto__":{}}', 'x'.repeat(300_000)]) {
      const response = await running.app.inject({
        method: row.method,
        url: `${urlOf(row)}?odd=query`,
        headers: { 'content-type': 'application/json' },
        ...(row.method === 'GET' ? {} : { payload }),
      });
      expect(response.statusCode).toBe(401);
    }
  });
});

describeServer('an odd address', (engine) => {
  const running = useApp(engine);
  const methods = ['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS'] as const;
  let app: FastifyInstance;
  let port: number;
  let reached: string[];
  beforeAll(async () => {
    app = await build({ db: running.db, env: running.env });
    reached = [];
    // What is past this hook is the handler.
    app.addHook('preHandler', async ({ routeOptions: { url = '', config } }) => {
      if (config.permission !== 'public' && url.startsWith('/api')) reached.push(url);
    });
    await givenBoat(running.db, { id: 'boat' });
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  it.each(closedRows)('of %s reaches no handler of the API as nobody, and never fails', async (_, row) => {
    const spellings = spellingsOf(urlOf(row, { params: { id: 'boat', boatId: 'boat' } }));
    expect(spellings.length).toBeGreaterThan(methods.length);
    for (const [nth, url] of spellings.entries())
      for (const asked of new Set(['GET', methods[nth % methods.length] ?? 'GET'] as const)) {
        const { status, body } = await sendAsIs(port, asked, url);
        expect(status, url).toBeLessThan(500);
        expect(body).not.toContain('Oceanis');
      }
    expect(reached).toEqual([]);
  });

  it('is seen by the hook that counts when somebody asks properly', async () => {
    const { token } = await signedIn(running.db);
    await app.inject({
      url: '/api/boats/getbasicInfo/boat',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reached).toEqual(['/api/boats/getbasicInfo/:id']);
    reached.length = 0;
  });

  it('with a method that a row does not name answers 404 with an envelope', async () => {
    const { token } = await signedIn(running.db);
    for (const [, row] of closedRows) {
      const response = await running.app.inject({
        method: 'PATCH',
        url: urlOf(row),
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        flag: false,
        sort: 'url',
        error: serverMessages.refusal.unknownCall,
      });
    }
  });

  it.each(['/api/open', '/api/admin/boats/extra', '/api'])(
    'of a route %s without a permission keeps the server from starting',
    async (url) => {
      const fresh = await build({ db: running.db, env: await givenEnv() });
      expect(() => fresh.get(url, async () => 'open')).toThrow(StartError);
      expect(() => fresh.get(url, async () => 'open')).toThrow(
        `The route GET ${url} names no permission; add its row to schemas/calls.ts.`,
      );
      await fresh.close();
    },
  );
});
