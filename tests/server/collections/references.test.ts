// A list of a collection calls what its rows refer to by name, and is narrowed by it and by numbers.
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { CallName } from '#schemas/calls.ts';
import { permissions } from '#schemas/permissions.ts';
import { ask, useApp, type Answered, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { givenBoat, givenBooking, givenCollectionRow, signedIn } from '#tests/support/server/rows.ts';

interface Row {
  _id: string;
  booking?: string;
  version?: number;
  names?: Record<string, Record<string, string>>;
}

const incident = {
  title: 'Bent stanchion',
  kind: 'damage',
  part: 'hull',
  happened: '2026-05-02',
  description: 'Bent while mooring in a crosswind.',
};

describeEngines('what a row of a collection refers to', (engine) => {
  const running = useApp(engine);
  let token: string;
  let bookings: string[];
  let dear: string;
  let cheap: string;
  let free: string;
  beforeAll(async () => {
    ({ token } = await signedIn(running.db, 1));
    const boat = await givenBoat(running.db);
    bookings = [(await givenBooking(running.db, boat)).id, (await givenBooking(running.db, boat)).id];
    const given = (more: object): Promise<string> =>
      givenCollectionRow(running.db, 'incident', { ...incident, state: 'reported', ...more });
    dear = await given({ booking: bookings[0], cost: 900 });
    cheap = await given({ booking: bookings[1], cost: 20.5 });
    free = await given({});
  });
  const make = (call: CallName, request: Request = {}): Promise<Answered> =>
    ask(running.app, call, { token, ...request });
  const list = async (query: Record<string, string> = {}): Promise<Row[]> =>
    (await make('incident.list', { query })).envelope.data as Row[];
  const keys = async (query: Record<string, string>): Promise<string[]> =>
    (await list(query)).map(({ _id }) => _id).sort();

  it('is called by name in a page, in the whole list and in one row', async () => {
    const [booking = ''] = bookings;
    const names = { booking: { [booking]: expect.stringContaining(booking) as string } };
    for (const query of [undefined, { limit: '50' }])
      expect((await list(query)).find(({ _id }) => _id === dear)).toMatchObject({ names });
    const { envelope } = await make('incident.read', { params: { id: dear } });
    expect(envelope.data).toMatchObject({ names });
    expect((await list()).find(({ _id }) => _id === free)).not.toHaveProperty('names');
  });

  it('is called by name in the answer to a change, and kept without it', async () => {
    const [first = '', second = ''] = bookings;
    const made = await make('incident.create', { body: { ...incident, booking: first } });
    const row = made.envelope.data as Row;
    expect(Object.keys(row.names?.['booking'] ?? {})).toEqual([first]);
    const params = { id: row._id };
    const changed = await make('incident.change', { params, body: { ...incident, booking: second } });
    expect(Object.keys((changed.envelope.data as Row).names?.['booking'] ?? {})).toEqual([second]);
    const stepped = await make('incident.review', { params });
    expect((stepped.envelope.data as Row).names).toHaveProperty('booking');
    const history = await make('getHistory', { params: { entity: 'incident', id: row._id } });
    expect(JSON.stringify(history.envelope.data)).not.toContain('"names"');
  });

  it('stays a key for who may not see it', async () => {
    const { roles } = permissions['bookings.read'];
    permissions['bookings.read'].roles = [2];
    onTestFinished(() => void (permissions['bookings.read'].roles = roles));
    const row = (await list()).find(({ _id }) => _id === dear);
    expect(row).toMatchObject({ booking: bookings[0] });
    expect(row).not.toHaveProperty('names');
  });

  describe('narrows the list', () => {
    it('by the row', async () => {
      expect(await keys({ booking: bookings[0] ?? '' })).toContain(dear);
      expect(await keys({ booking: bookings[0] ?? '' })).not.toContain(cheap);
      expect(await keys({ booking: 'nobody' })).toEqual([]);
    });

    it('by numbers, both included; what has none is not between them', async () => {
      const between = await keys({ costFrom: '20.5', costTo: '900' });
      expect(between).toEqual(expect.arrayContaining([dear, cheap]));
      expect(between).not.toContain(free);
      expect(await keys({ costFrom: '20.51', costTo: '899.99' })).not.toEqual(
        expect.arrayContaining([dear, cheap]),
      );
      expect(await keys({ costTo: '20' })).not.toContain(cheap);
      expect(await keys({ costFrom: '.5', costTo: '2.05e1' })).toContain(cheap);
    });

    it('by nothing that is no number', async () => {
      const { status, envelope } = await make('incident.list', { query: { costFrom: 'much' } });
      expect(status).toBe(422);
      expect(envelope.errors).toHaveProperty('costFrom');
    });
  });
});
