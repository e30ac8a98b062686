import { beforeAll, expect, it, onTestFinished, test } from 'vitest';
import type { Admin, HistoryEntry } from '#schemas/types.ts';
import history from '#schemas/history.json' with { type: 'json' };
import labels from '#schemas/labels.json' with { type: 'json' };
import { permissions } from '#schemas/permissions.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import { differences } from '#server/changes/differences.ts';
import { historyOf, type HistoryEntity } from '#server/changes/history.ts';
import { entities } from '#schemas/generated/index.ts';
import { ask, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { boatInfo, givenBoat, givenBooking, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

test('differences are told leaf by leaf, rows of a list by where they stand', () => {
  const before = { a: 1, b: { c: 'x', d: 2 }, list: [{ _id: 7, price: 1 }], ids: [1, 2] };
  const after = { a: 1, b: { c: 'y', d: 2 }, list: [{ _id: 7, price: 2 }], ids: [2] };
  expect(differences(before, after)).toEqual([
    { path: ['b', 'c'], before: 'x', after: 'y' },
    { path: ['list', 0, 'price'], before: 1, after: 2 },
    { path: ['ids'], before: [1, 2], after: [2] },
  ]);
  expect(differences(null, { a: 1 })).toEqual([{ path: ['a'], before: undefined, after: 1 }]);
  expect(differences(before, before)).toEqual([]);
});

test('nothing in another way of writing it is no change', () => {
  const changesOf = historyOf('incident', { role: 1 } as unknown as Admin, {});
  const written = { title: 'Scratch', booking: null, cost: '', people: [], pictures: ['a'] };
  expect(changesOf(null, written).map(({ field }) => field)).toEqual(['Title', 'Pictures']);
  expect(changesOf(written, { ...written, cost: null, people: null })).toEqual([]);
});

test('fields are told as the form orders them, however they are stored', () => {
  const namesOf = (entity: HistoryEntity, row: object) =>
    historyOf(entity, { role: 1 } as unknown as Admin, {})(null, row).map(({ field }) => field);
  const boat = { power: 1, size: 38, user: 'u', model: 'Bali', location1: 'Split', odd: 1 };
  expect(namesOf('boat', boat)).toEqual(['Model', 'Size', 'Location', 'Powered By', 'Owner', 'odd']);
  const people = [{ phone: '1', name: 'Ana' }];
  const incident = { people, cost: 1, kind: 'damage', odd: 1, title: 'Scratch' };
  expect(namesOf('incident', incident)).toEqual([
    ...['Title', 'Kind', 'Estimated cost'],
    ...['People involved › 1 › Name', 'People involved › 1 › Phone', 'odd'],
  ]);
});

test.each(Object.entries(history.entities))('what the table says of a %s exists', (entity, shown) => {
  expect(Object.keys(entities)).toContain(entity);
  const permissions = [shown.permission, ...Object.values(shown.masked as Record<string, string>)];
  for (const permission of permissions) expect(Object.keys(roles.permissions)).toContain(permission);
  for (const set of Object.values(shown.labels)) expect(Object.keys(labels)).toContain(set);
});

describeEngines('the history of a row', (engine) => {
  const running = useApp(engine);
  let admin: GivenAdmin;
  beforeAll(async () => {
    admin = await signedIn(running.db, 2);
  });

  const read = (id: string, query: Record<string, string> = {}, entity = 'boat'): Promise<Answered> =>
    ask(running.app, 'getHistory', { params: { entity, id }, query, token: admin.token });
  const entriesOf = ({ envelope }: Answered) => envelope.data as HistoryEntry[];

  it('tells who changed what from what to what, newest first, in words', async () => {
    const { id } = await givenBoat(running.db);
    const { token } = admin;
    // Called as a label is: what people typed is no word of the product.
    const body = { ...boatInfo, model: 'Approved', boattype: 2 };
    await ask(running.app, 'updateBoat', { params: { id }, body, token });
    await ask(running.app, 'setBoatStatus', {
      params: { boatId: id },
      body: { sort: 'navigation', result: 1 },
      token,
    });
    const answered = await read(id);
    expect(answered.status).toBe(200);
    const [decided, saved] = entriesOf(answered);
    expect(decided).toMatchObject({
      action: 'approve',
      admin: { _id: admin.id, firstName: 'Ada', lastName: 'Test' },
      changes: [{ field: 'Navigation License', before: 'Not yet decided', after: 'Approved', isWord: true }],
    });
    expect(Date.now() - Date.parse(decided?.at ?? '')).toBeLessThan(60_000);
    expect(saved?.action).toBe('updateBoat');
    expect(saved?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Model', before: boatInfo.model, after: 'Approved' },
        { field: 'BoatType', before: 'Sailing yacht', after: 'Motor yacht' },
      ]),
    );
    expect(saved?.changes).toHaveLength(2);
  });

  it('names what a row refers to only to who may see that', async () => {
    const { id: booking } = await givenBooking(running.db, await givenBoat(running.db));
    const body = {
      title: 'Scratch',
      kind: 'damage',
      part: 'hull',
      happened: '2025-12-24',
      description: 'A scratch at the bow.',
      booking,
    };
    const added = await ask(running.app, 'incident.create', { body, token: admin.token });
    const told = async (): Promise<unknown> =>
      entriesOf(await read((added.envelope.data as { _id: string })._id, {}, 'incident'))[0]?.changes?.find(
        ({ field }) => field === 'Booking',
      )?.after;
    expect(await told()).toContain(' · ');
    const { roles: may } = permissions['bookings.read'];
    permissions['bookings.read'].roles = [1];
    onTestFinished(() => void (permissions['bookings.read'].roles = may));
    expect(await told()).toBe(booking);
  });

  it('tells several labels one by one, each of which is translated', async () => {
    const body = { name: 'Marina Frapa', town: 'Rogoznica', services: ['fuel', 'wifi'] };
    const added = await ask(running.app, 'marina.create', { body, token: admin.token });
    const [entry] = entriesOf(await read((added.envelope.data as { _id: string })._id, {}, 'marina'));
    expect(entry?.changes).toContainEqual({ field: 'Services', after: ['Fuel', 'Wi-Fi'], isWord: true });
  });

  it('comes page by page', async () => {
    const { id } = await givenBoat(running.db);
    for (let turn = 0; turn < 25; turn += 1)
      await ask(running.app, 'saveCancellation', {
        params: { boatId: id },
        body: { cancellation: 1 + (turn % 3) },
        token: admin.token,
      });
    const first = await read(id);
    const next = first.envelope.page?.next;
    expect(entriesOf(first)).toHaveLength(20);
    const second = await read(id, { before: String(next) });
    expect(second.envelope.page?.next).toBeNull();
    const numbers = [...entriesOf(first), ...entriesOf(second)].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(25);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  });

  it('is empty for a row that nobody changed, and unknown for what has none', async () => {
    const { id } = await givenBoat(running.db);
    expect(entriesOf(await read(id))).toEqual([]);
    for (const entity of ['session', 'constructor', '__proto__', 'toString'])
      expect((await read(id, {}, entity)).status).toBe(404);
  });
});
