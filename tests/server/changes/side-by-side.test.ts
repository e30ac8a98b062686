// Changes of different rows proceed beside each other, and what they leave is still counted and numbered.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { build } from '#server/app.ts';
import { insertAlerts } from '#server/changes/queries.ts';
import { transactions } from '#server/changes/transaction.ts';
import { counterReader } from '#server/database/counters.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { engines } from '#tests/support/server/databases.ts';
import { gate } from '#tests/support/gate.ts';
import { boatInfo, givenBoat, signedIn } from '#tests/support/server/rows.ts';

const postgresql = engines.find(({ name }) => name === 'postgresql');

describe.skipIf(!inject('postgresqlUrl'))('changes of different rows', () => {
  if (!postgresql) throw new Error('The engines of the tests have changed.');
  const running = useApp(postgresql);
  let second: FastifyInstance;
  let token: string;
  beforeAll(async () => {
    second = await build({ db: running.db, env: running.env });
    ({ token } = await signedIn(running.db));
  });
  afterAll(() => second.close());

  const save = async (id: string, app = running.app): Promise<void> => {
    const { status } = await ask(app, 'updateBoat', { params: { id }, body: boatInfo, token });
    expect(status).toBe(200);
  };
  const alerts = () =>
    running.db.query<{ number: number; id: string; version: number }>(sql`
      select number, payload->>'id' as id, (payload->>'version')::int as version from alerts order by number`);
  const boatList = async (): Promise<number> => (await counterReader(running.db)())['boatList'] ?? 0;

  it('do not wait for one that is under way', async () => {
    const [held, free] = [await givenBoat(running.db), await givenBoat(running.db)];
    const before = { alerts: (await alerts()).length, boatList: await boatList() };
    const [waits, ends] = [gate(), gate()];
    const transact = transactions(running.db, () => running.app.deliverAlerts());
    const change = transact(null, async (tx) => {
      await tx.query(sql`update boats set version = version + 1 where _id = ${held.id}`);
      await insertAlerts(tx, [{ event: 'changed', audience: 'admins', payload: { id: held.id } }]);
      waits.open();
      await ends.passed;
      tx.tell({ entity: 'boat', id: held.id, version: 2 });
    });
    await waits.passed;
    await save(free.id);
    expect(await boatList()).toBe(before.boatList + 1);
    ends.open();
    await change;
    await expect.poll(async () => (await alerts()).length).toBe(before.alerts + 3);
    expect(await boatList()).toBe(before.boatList + 2);
  });

  it('leave one alert each, numbered without gaps and in the order of the changes of each row', async () => {
    const boats = await Promise.all(Array.from({ length: 12 }, () => givenBoat(running.db)));
    const last = (await alerts()).length;
    const counted = await boatList();
    await Promise.all(
      boats.map(async ({ id }, at) => {
        for (let round = 0; round < 6; round += 1) await save(id, (at + round) % 2 ? second : running.app);
      }),
    );
    const wanted = boats.length * 6;
    await expect.poll(async () => (await alerts()).length).toBe(last + wanted);
    const left = (await alerts()).slice(last);
    expect(left.map(({ number }) => number)).toEqual(left.map((_, index) => last + 1 + index));
    for (const { id } of boats)
      expect(left.filter((alert) => alert.id === id).map(({ version }) => version)).toEqual([
        2, 3, 4, 5, 6, 7,
      ]);
    expect(await running.db.query(sql`select 1 from new_alerts`)).toEqual([]);
    expect(await boatList()).toBe(counted + wanted);
  });

  it('are told by one who comes later, when the one who made them was killed before', async () => {
    const last = (await alerts()).length;
    await running.db.query(sql`
      insert into new_alerts (event, audience, payload) values ('changed', 'admins', '{"id": "left"}')`);
    await expect
      .poll(async () => (await alerts()).slice(last).map(({ id }) => id), { timeout: 5000 })
      .toEqual(['left']);
  });
});
