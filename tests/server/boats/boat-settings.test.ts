import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import type { Boat } from '#schemas/types.ts';
import { ask, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { givenBoat, givenUser, signedIn } from '#tests/support/server/rows.ts';
import type { CallName } from '#schemas/calls.ts';

const boatId = 'boat-1';

describeEngines('the settings of a boat', (engine) => {
  const running = useApp(engine);
  let token: string;
  let support: string;

  beforeEach(async () => {
    ({ token } = await signedIn(running.db, 2));
    ({ token: support } = await signedIn(running.db, 3));
    await running.db.query(sql`delete from boats where _id = ${boatId}`);
    await givenBoat(running.db, { id: boatId, userId: await givenUser(running.db), price: 70 });
    await running.db.query(sql`delete from plans where boat_id = ${boatId}`);
  });

  const send = (name: CallName, body: object, extra: object = {}): Promise<Answered> =>
    ask(running.app, name, { token, params: { boatId }, body, ...extra });
  const stored = async (): Promise<Boat> =>
    (await ask(running.app, 'getBoat', { token, params: { id: boatId } })).envelope.data as Boat;

  const plan = { description: 'Half day', price: 210.5, start: null, end: null, captain: 1 };

  it('§7 adds a plan, answers the plans in plans and data, and sets the boat to its cheapest price', async () => {
    const first = await send('savePlan', plan);
    expect(first.status).toBe(200);
    expect(first.envelope['plans']).toEqual(first.envelope.data);
    expect(first.envelope.data).toMatchObject([plan]);
    await send('savePlan', { ...plan, price: 90 });
    const boat = await stored();
    expect(boat.plans).toHaveLength(2);
    expect(boat.price).toBe(90);
  });

  it('§7 changes the plan whose id is sent, and takes an unknown id for a new plan', async () => {
    await send('savePlan', plan);
    const [saved] = (await stored()).plans ?? [];
    await send('savePlan', { ...plan, _id: saved?._id, description: 'Whole day' });
    expect((await stored()).plans).toMatchObject([{ _id: saved?._id, description: 'Whole day' }]);
    await send('savePlan', { ...plan, _id: 'made-up' });
    const plans = (await stored()).plans ?? [];
    expect(plans).toHaveLength(2);
    expect(plans.map(({ _id }) => _id)).not.toContain('made-up');
  });

  it('§7 deletes a plan, and says when there is none', async () => {
    await send('savePlan', plan);
    const [saved] = (await stored()).plans ?? [];
    expect((await send('deletePlan', { _id: saved?._id })).envelope['plans']).toEqual([]);
    expect((await send('deletePlan', { _id: saved?._id })).status).toBe(404);
  });

  it.each([
    [{ ...plan, price: 0 }, { price: 'Price field must not be empty' }],
    [{ ...plan, captain: 0 }, { captain: 'Captain field must not be empty' }],
    [
      { ...plan, description: ' ' },
      { description: 'Description must not be empty or consist only of spaces.' },
    ],
    [
      { ...plan, start: '2027-05-02T10:00:00Z', end: '2027-05-02T10:00:00Z' },
      { end: 'End must be later than the start.' },
    ],
    [{ ...plan, start: 'tomorrow' }, { start: 'Start must be a date and a time.' }],
  ])('§5 refuses a plan that is not valid: %j', async (body, errors) => {
    const { status, envelope } = await send('savePlan', body);
    expect(status).toBe(422);
    expect(envelope.errors).toEqual(errors);
    expect((await stored()).plans).toEqual([]);
  });

  const location = { boatname: 'Maestral', locationtype: 1, marinaname: 'ACI', address: 'Split, Croatia' };

  it('§7 stores the location as location2, and only with a location type of the list', async () => {
    expect((await send('saveLocation', location)).status).toBe(200);
    expect((await stored()).location2).toEqual(location);
    const refused = await send('saveLocation', { ...location, locationtype: 99 });
    expect(refused.envelope).toMatchObject({ flag: false, sort: 'locationtype' });
    expect((await stored()).location2).toEqual(location);
  });

  it.each([
    ['saveCancellation', { cancellation: 3 }, { cancellation: 4 }],
    ['saveAccessories', { accessories: [1, 3] }, { accessories: [1, 999] }],
    ['saveAllowed', { allowes: [] }, { allowes: [1, 1] }],
  ] as const)('§7 %s replaces its own attribute and leaves the others', async (name, body, wrong) => {
    const before = await stored();
    expect((await send(name, body)).status).toBe(200);
    const after = await stored();
    expect(after).toMatchObject(body);
    expect(after.model).toBe(before.model);
    expect(after.version).toBe((before.version ?? 0) + 1);
    expect((await send(name, wrong)).status).toBe(422);
    expect(await stored()).toEqual(after);
  });

  it.each([
    ['savePlan', plan],
    ['saveLocation', location],
    ['saveCancellation', { cancellation: 1 }],
    ['saveAccessories', { accessories: [] }],
    ['saveAllowed', { allowes: [] }],
  ] as const)('§7 %s answers 412 with the newer boat when somebody else was first', async (name, body) => {
    const { version } = await stored();
    await send('saveCancellation', { cancellation: 2 });
    const late = await send(name, body, { headers: { 'if-match': `"${version}"` } });
    expect(late.status).toBe(412);
    expect(late.envelope.data).toMatchObject({ _id: boatId, cancellation: 2 });
  });

  it('§6 customer support changes no setting', async () => {
    const before = await stored();
    for (const [name, body] of [
      ['savePlan', plan],
      ['deletePlan', { _id: '1' }],
      ['saveLocation', location],
      ['saveCancellation', { cancellation: 1 }],
      ['saveAccessories', { accessories: [] }],
      ['saveAllowed', { allowes: [] }],
    ] as const)
      expect((await send(name, body, { token: support })).status, name).toBe(403);
    expect(await stored()).toEqual(before);
  });

  it('reliability: each change leaves one audit entry with the boat before and after', async () => {
    await send('saveCancellation', { cancellation: 2 });
    const rows = await running.db.query<{ before: Boat; after: Boat }>(
      sql`select before, after from audits where entity_id = ${boatId} and action = 'cancellation' order by number desc limit 1`,
    );
    expect(rows).toMatchObject([{ after: { cancellation: 2 } }]);
  });
});
