// What is kept in memory is never older than the request: written at one instance, read at another.
import sql from 'sql-template-tag';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Boat } from '#schemas/types.ts';
import { build } from '#server/app.ts';
import { counterReader } from '#server/database/counters.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { boatInfo, givenBoat, givenUser, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

describeEngines('answers in memory', (engine) => {
  const running = useApp(engine);
  let apps: FastifyInstance[];
  let admin: GivenAdmin;
  let id: string;
  beforeAll(async () => {
    const second = await build({ db: running.db, env: running.env });
    apps = [running.app, second];
    admin = await signedIn(running.db);
    ({ id } = await givenBoat(running.db, { date: '2030-01-01T00:00:00.000Z' }));
    for (let index = 0; index < 8; index += 1) await givenBoat(running.db);
  });
  afterAll(() => apps[1]?.close());

  const at = (index: number): FastifyInstance => apps[index % apps.length] ?? running.app;
  const rowsAt = async (index: number, query: Record<string, string>): Promise<Boat[]> =>
    (await ask(at(index), 'getAllBoats', { token: admin.token, query })).envelope.data as Boat[];
  const modelAt = async (index: number, query: Record<string, string>): Promise<unknown> =>
    (await rowsAt(index, query)).find(({ _id }) => _id === id)?.model;
  const save = async (index: number, model: string): Promise<void> => {
    const body = { ...boatInfo, model };
    expect((await ask(at(index), 'updateBoat', { params: { id }, body, token: admin.token })).status).toBe(
      200,
    );
  };
  const filtered = async (index: number): Promise<unknown> => {
    const body = { size: 1, boattype: 0, capacity: 1, any: true, price: 1 };
    const request = { token: admin.token, query: { limit: '3' }, body };
    const { envelope } = await ask(at(index), 'filterBoats', request);
    return (envelope.data as Boat[]).find(({ _id }) => _id === id)?.model;
  };

  it('a page, a search, a filter and the whole list show a boat as it was saved a moment ago, here and elsewhere', async () => {
    for (let round = 0; round < 6; round += 1) {
      const model = `Round ${round}`;
      await save(round, model);
      for (const reader of [round, round + 1])
        expect(
          await Promise.all([
            modelAt(reader, { limit: '3' }),
            modelAt(reader, { limit: '3', q: 'round' }),
            modelAt(reader, {}),
            filtered(reader),
          ]),
        ).toEqual([model, model, model, model]);
    }
  });

  it('a changed owner, a new boat and a deleted one are seen at once', async () => {
    const owner = await givenUser(running.db, { firstName: 'Before' });
    const boat = await givenBoat(running.db, { userId: owner, date: '2031-01-01T00:00:00.000Z' });
    const first = async () => (await rowsAt(1, { limit: '1' }))[0];
    expect(await first()).toMatchObject({ _id: boat.id, user: { firstName: 'Before' } });
    await running.db.query(sql`update users set attributes = '{"firstName":"After"}' where _id = ${owner}`);
    expect(await first()).toMatchObject({ _id: boat.id, user: { firstName: 'After' } });
    await running.db.query(sql`delete from boats where _id = ${boat.id}`);
    expect((await first())?._id).not.toBe(boat.id);
  });

  it('no reader sees less than was answered as saved before it asked, while others write', async () => {
    await save(0, 'Number 0');
    let saved = 0;
    let writing = true;
    const writer = (async () => {
      for (let number = 1; number <= 40; number += 1) {
        await save(number, `Number ${number}`);
        saved = number;
      }
      writing = false;
    })();
    const reader = async (index: number): Promise<number> => {
      let reads = 0;
      while (writing) {
        const least = saved;
        const model = String(await modelAt(index, { limit: '2' }));
        expect(Number(/^Number (\d+)$/.exec(model)?.[1] ?? 0)).toBeGreaterThanOrEqual(least);
        reads += 1;
        // Requests without a network never let the database's answers in by themselves.
        await turn();
      }
      return reads;
    };
    const reads = await Promise.all([reader(0), reader(1), reader(0), reader(1), writer]);
    for (const count of reads.slice(0, 4)) expect(count).toBeGreaterThan(0);
  });

  it.each([
    ['signed out at another instance', ({ token }: GivenAdmin) => ask(at(0), 'signOut', { token })],
    [
      'of an admin who was blocked',
      ({ id: who }: GivenAdmin) => running.db.query(sql`update admins set block = true where _id = ${who}`),
    ],
    [
      'of an admin who was deleted',
      ({ id: who }: GivenAdmin) => running.db.query(sql`delete from admins where _id = ${who}`),
    ],
    [
      'that has expired',
      ({ id: who }: GivenAdmin) =>
        running.db.query(
          sql`update sessions set expires_at = now() - interval '1 second' where admin_id = ${who}`,
        ),
    ],
  ])('§4 a session %s is over at once', async (_title, end) => {
    const other = await signedIn(running.db);
    const check = async (index: number) =>
      (await ask(at(index), 'checkSession', { token: other.token })).status;
    expect([await check(0), await check(1), await check(1)]).toEqual([200, 200, 200]);
    await end(other);
    expect([await check(1), await check(0)]).toEqual([401, 401]);
    expect((await ask(at(1), 'checkSession', { token: admin.token })).status).toBe(200);
  });

  it('§4 a role that was taken away counts at the next request', async () => {
    const other = await signedIn(running.db, 1);
    const request = { params: { id }, body: boatInfo, token: other.token };
    expect((await ask(at(1), 'updateBoat', request)).status).toBe(200);
    await running.db.query(sql`update admins set role = 3 where _id = ${other.id}`);
    expect((await ask(at(1), 'updateBoat', request)).status).toBe(403);
  });

  it('is the same bytes in each form that a client accepts', async () => {
    const get = (accepted?: string) =>
      at(0).inject({
        url: '/api/admin/boats/getAllboats?limit=9',
        headers: {
          authorization: `Bearer ${admin.token}`,
          ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
        },
      });
    const plain = await get();
    expect(plain.headers['content-encoding']).toBeUndefined();
    const forms = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [accepted, form] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
    ] as const) {
      for (let again = 0; again < 2; again += 1) {
        const answer = await get(accepted);
        expect(answer.headers['content-encoding']).toBe(form);
        expect(answer.headers['vary']).toBe('accept-encoding');
        expect(forms[form](answer.rawPayload).toString()).toBe(plain.rawPayload.toString());
      }
    }
    expect((await get('identity')).rawPayload.equals(plain.rawPayload)).toBe(true);
  });

  const whole = (asked: FastifyInstance, known?: string) =>
    asked.inject({
      url: '/api/admin/boats/getAllboats',
      headers: { authorization: `Bearer ${admin.token}`, ...(known ? { 'if-none-match': known } : {}) },
    });

  it('the whole list is not sent again to who names it, alone or among others', async () => {
    const tag = String((await whole(at(0))).headers.etag);
    for (const known of [tag, `"another", ${tag}`, tag.replace('W/', ''), '*']) {
      const { statusCode, body, headers } = await whole(at(1), known);
      expect({ known, statusCode, body }).toEqual({ known, statusCode: 304, body: '' });
      expect(headers['vary']).toBe('accept-encoding');
    }
    expect((await whole(at(1), 'W/"another"')).statusCode).toBe(200);
  });

  it('a database that counts as far as another one did is not taken for it', async () => {
    await save(0, 'As it was');
    const tag = String((await whole(at(0))).headers.etag);
    // As after a backup was brought back: other rows, and a count that was reached before.
    await running.db.query(
      sql`update boats set attributes = attributes || '{"model":"Restored"}' where _id = ${id}`,
    );
    await running.db.query(sql`
      update change_counts set value = value - 1 where place = (
        select place from change_counts where name = 'boatList' order by place limit 1)`);
    const restored = await build({ db: running.db, env: running.env });
    const { statusCode, body } = await whole(restored, tag);
    await restored.close();
    expect(statusCode).toBe(200);
    expect(body).toContain('Restored');
  });

  it('requests that wait together share one reading of what has changed, which began after they came', async () => {
    let reads = 0;
    const counted = {
      ...running.db,
      query: (statement: never) => ((reads += 1), running.db.query(statement)),
    };
    const counts = counterReader(counted as typeof running.db);
    await Promise.all(Array.from({ length: 20 }, () => counts()));
    expect(reads).toBeLessThanOrEqual(2);
    const before = (await counts())['boatList'] ?? 0;
    await running.db.query(sql`update boats set price = price where _id = ${id}`);
    expect((await counts())['boatList']).toBe(before + 1);
  });
});
