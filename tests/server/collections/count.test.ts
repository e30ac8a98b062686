// The home page counts rows of collections, for those who may read them.
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { permissions } from '#schemas/permissions.ts';
import type { Overview } from '#schemas/types.ts';
import { countLists } from '#server/collections/count.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { givenCollectionRow, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

const all = '/home/collections/incident';
const reported = `${all}?state=reported`;

describeEngines('the figures of collections', (engine) => {
  const running = useApp(engine);
  let admin: GivenAdmin;
  beforeAll(async () => {
    admin = await signedIn(running.db, 3);
    for (const state of ['reported', 'reported', 'settled'])
      await givenCollectionRow(running.db, 'incident', { title: 'Knock', state });
  });
  const read = async (): Promise<Overview> =>
    (await ask(running.app, 'getOverview', { token: admin.token })).envelope.data as Overview;

  it('are those of the lists that home.json leads to', async () => {
    expect((await read()).lists).toEqual({ [reported]: 2 });
    const tiles = [{ path: all }, { path: reported }, { key: 'payments', path: '/home/guest' }];
    expect(await countLists(running.db, { _id: admin.id, role: 3 }, tiles)).toEqual({
      [all]: 3,
      [reported]: 2,
    });
  });

  it('are left out for who may not read the collection', async () => {
    const { roles } = permissions['incident.read'];
    permissions['incident.read'].roles = [1];
    onTestFinished(() => void (permissions['incident.read'].roles = roles));
    expect((await read()).lists).toEqual({});
  });
});
