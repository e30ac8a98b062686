import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { codeOf, type StateOf } from '#machines/codes.ts';
import { bookingMachine } from '#machines/booking.machine.ts';
import type { Booking } from '#schemas/types.ts';
import { ask, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { statesOf } from '#tests/support/models/model.ts';
import { givenBoat, givenBooking, signedIn } from '#tests/support/server/rows.ts';

const states = statesOf(bookingMachine) as StateOf<'booking'>[];
const many = 60;
const dayOf = (index: number): string => new Date(Date.UTC(2026, 0, 1 + index, 9)).toISOString();

describeEngines('the bookings', (engine) => {
  const running = useApp(engine);
  const ids: string[] = [];
  const guests: string[] = [];
  let boat: { id: string; userId: string };
  let token: string;

  beforeAll(async () => {
    const { db } = running;
    ({ token } = await signedIn(db, 3));
    boat = await givenBoat(db, { attributes: { model: 'Bavaria 46 Cruiser' } });
    for (let index = 0; index < many; index += 1) {
      const { id, guestId } = await givenBooking(db, boat, {
        status: codeOf('booking', states[index % 4] ?? 'due'),
        date: dayOf(index),
        attributes: { price: 100 + index, plan: `Tour-${index}`, paymethod: index % 2 ? 'cash' : 'Zelle' },
      });
      ids.unshift(id);
      guests.unshift(guestId);
    }
  });

  it('a name of spaces alone is none', async () => {
    const { db } = running;
    const boat = await givenBoat(db);
    await db.query(
      sql`update users set attributes = attributes || '{"firstName": "  ", "lastName": " Sea "}' where _id = ${boat.userId}`,
    );
    const { id } = await givenBooking(db, boat);
    const { envelope } = await ask(running.app, 'getAllBookings', { token });
    expect(envelope.data).toContainEqual(expect.objectContaining({ _id: id, hostName: 'Sea' }));
    await db.query(sql`delete from bookings where _id = ${id}`);
  });

  const list = (query?: Record<string, string>): Promise<Answered> =>
    ask(running.app, 'getAllBookings', { token, ...(query ? { query } : {}) });
  const rowsOf = ({ envelope }: Answered): Booking[] => envelope.data as Booking[];
  const idsOf = (answered: Answered): unknown[] => rowsOf(answered).map(({ _id }) => _id);

  it('§7 come as the whole array, the latest trip first', async () => {
    const answered = await list();
    expect(answered.envelope.page).toBeUndefined();
    expect(idsOf(answered)).toEqual(ids);
  });

  it('§3 carry every field, with the names of guest, host and boat', async () => {
    const [booking] = rowsOf(await list());
    expect(booking).toEqual({
      _id: ids[0],
      guestName: 'Gemma Guest',
      hostName: 'Harbour Host',
      boatName: 'Bavaria 46 Cruiser',
      guestEmail: `${ids[0]}@guests.example`,
      guestNumber: '+39 347 555 0199',
      date: dayOf(many - 1),
      plan: `Tour-${many - 1}`,
      count: 4,
      price: 100 + many - 1,
      status: codeOf('booking', 'confirmed'),
      paymethod: 'cash',
      userId: guests[0],
      hostId: boat.userId,
      boatId: boat.id,
      guestBlocked: false,
      hostBlocked: false,
      version: 1,
    });
  });

  it.each(['date', '-date', 'price', '-price', 'guestName', '_id'])(
    'are paged by %s without a gap and without a double',
    async (sort) => {
      const seen: unknown[] = [];
      let after: string | null | undefined;
      do {
        const answered = await list({ limit: '7', sort, ...(after ? { after } : {}) });
        expect(rowsOf(answered).length).toBeLessThanOrEqual(7);
        seen.push(...idsOf(answered));
        after = answered.envelope.page?.next;
      } while (after);
      expect(seen).toHaveLength(many);
      expect([...seen].sort()).toEqual([...ids].sort());
      if (sort.endsWith('date')) expect(seen).toEqual(sort === 'date' ? [...ids].reverse() : ids);
    },
  );

  it.each(states)('§2 are filtered by the status %s', async (state) => {
    const answered = await list({ limit: '100', status: state, count: 'true' });
    expect(answered.envelope.page).toMatchObject({ next: null, total: many / 4 });
    expect(new Set(rowsOf(answered).map(({ status }) => status))).toEqual(
      new Set([codeOf('booking', state)]),
    );
  });

  it('§2 of guest payments are those that are due, filtered by how they are paid', async () => {
    const answered = await list({ limit: '100', status: 'due', paymethod: 'Zelle' });
    expect(rowsOf(answered)).toHaveLength(many / 4);
    expect(rowsOf(await list({ limit: '100', status: 'due', paymethod: 'cash' }))).toEqual([]);
  });

  it('§2 are filtered by the days of their trips, both included', async () => {
    const answered = await list({ limit: '100', from: '2026-01-10', to: '2026-01-12' });
    expect(rowsOf(answered).map(({ date }) => date?.slice(0, 10))).toEqual([
      '2026-01-12',
      '2026-01-11',
      '2026-01-10',
    ]);
  });

  it.each([
    ['a booking id', () => ids[5] ?? '', 1],
    ['the boat', () => 'bavaria', many],
    ['the host', () => 'harbour host', many],
    ['the email of a guest', () => `${ids[9]}@guests`, 1],
    ['the plan', () => 'tour-59', 1],
    ['a sign that SQL would read', () => '%', 0],
    ['nothing anybody wrote', () => 'submarine', 0],
  ])('§2 are found by %s', async (_what, text, count) => {
    const answered = await list({ limit: '100', q: text(), count: 'true' });
    expect(answered.envelope.page?.total).toBe(count);
    expect(rowsOf(answered)).toHaveLength(count);
  });

  it.each<Record<string, string>>([
    { status: '2' },
    { status: 'paid' },
    { sort: 'hostId' },
    { limit: '0' },
    { from: 'yesterday' },
  ])('are not answered to the query %j', async (query) => {
    expect((await list({ limit: '10', ...query })).status).toBe(422);
  });

  it('say when the guest or the host has been blocked', async () => {
    await running.db.script(`update users set block = true where _id = '${guests[0]}'`);
    expect(rowsOf(await list({ limit: '1' }))[0]).toMatchObject({ guestBlocked: true, hostBlocked: false });
  });
});
