// What a field may refer to: found by name or key, by those who may see it, judged and called by name.
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#schemas/schema.ts';
import { lockBoat } from '#server/boats/queries.ts';
import { demandLookups } from '#server/platform/lookups.ts';
import { nounNames } from '#server/platform/reference-queries.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { gate } from '#tests/support/gate.ts';
import {
  boatInfo,
  givenBoat,
  givenBooking,
  givenCollectionRow,
  signedIn,
} from '#tests/support/server/rows.ts';

describeEngines('references', (engine) => {
  const running = useApp(engine);
  let token: string;
  let boat: Awaited<ReturnType<typeof givenBoat>>;
  let booking: string;
  let marina: string;
  beforeAll(async () => {
    ({ token } = await signedIn(running.db, 3));
    boat = await givenBoat(running.db);
    booking = (await givenBooking(running.db, boat)).id;
    marina = await givenCollectionRow(running.db, 'marina', { name: 'Port Vell 100%' });
  });
  const found = async (list: string, query: Record<string, string>): Promise<unknown> =>
    (await ask(running.app, 'getReferences', { params: { list }, query, token })).envelope.data;

  it('are found by name, by several words in any order, and by key', async () => {
    expect(await found('marina', { q: 'vell port' })).toEqual([{ _id: marina, name: 'Port Vell 100%' }]);
    expect(await found('marina', { q: '100%' })).toHaveLength(1);
    expect(await found('marina', { q: 'vell _' })).toEqual([]);
    expect(await found('boat', { id: boat.id })).toMatchObject([{ _id: boat.id }]);
    expect(await found('user', { id: boat.userId })).toMatchObject([{ _id: boat.userId }]);
    expect(await found('booking', { q: booking })).toMatchObject([{ _id: booking }]);
    expect(await found('booking', { id: 'nobody' })).toEqual([]);
  });

  it('are of lists that there are', async () => {
    const { status } = await ask(running.app, 'getReferences', { params: { list: 'admins' }, token });
    expect(status).toBe(404);
  });

  describe('in a form', () => {
    const schema: Schema = {
      type: 'object',
      properties: {
        boat: { title: 'Boat', type: 'string', lookup: 'boat' },
        people: { type: 'array', items: { title: 'Person', type: 'string', lookup: 'user' } },
        berths: { title: 'Berths', type: 'array', items: { type: 'string', lookup: 'boat' } },
      },
    };

    it('are there, at any depth', async () => {
      await demandLookups(running.db, schema, { boat: boat.id, people: [boat.userId] });
      await expect(
        demandLookups(running.db, schema, { boat: 'gone', people: [boat.userId, 'gone'], berths: ['gone'] }),
      ).rejects.toMatchObject({
        envelope: {
          errors: {
            boat: 'Boat is not in the list any more. Choose again.',
            'people.1': 'Person is not in the list any more. Choose again.',
            'berths.0': 'Berths is not in the list any more. Choose again.',
          },
        },
      });
    });
  });

  it('are not deleted while what names them is being stored', async () => {
    const chief = await signedIn(running.db, 1);
    const { id } = await givenBoat(running.db);
    const type = await givenCollectionRow(running.db, 'boattypes', { name: 'Junk' });
    const { passed: begun, open: begin } = gate();
    const saved = begun.then(() =>
      ask(running.app, 'updateBoat', {
        params: { id },
        body: { ...boatInfo, boattype: type },
        token: chief.token,
      }),
    );
    const deleted = begun
      .then(() => wait(100))
      .then(() => ask(running.app, 'boattypes.delete', { params: { id: type }, token: chief.token }));
    await running.db.transaction(async (tx) => {
      // The save waits for the boat.
      await lockBoat(tx, id);
      begin();
      await Promise.race([deleted, wait(250)]);
    });
    // Whoever comes first; never both.
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([(await saved).status, (await deleted).status]);
  });

  it('are called by name in a history', async () => {
    const names = await nounNames(running.db, [boat.id, booking]);
    expect(Object.keys(names).sort()).toEqual(['boat', 'booking']);
    expect(names['booking']?.[booking]).toContain(booking);
  });
});
