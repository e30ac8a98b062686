import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { bookingActions, bookingMachine } from '#machines/booking.machine.ts';
import { codeOf, codes, stateOf, type StateOf } from '#machines/codes.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Booking } from '#schemas/types.ts';
import { alertsAfter } from '#server/changes/queries.ts';
import { ask, useApp, type Answered, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { gate } from '#tests/support/gate.ts';
import { allTransitions, eventsOf, statesOf } from '#tests/support/models/model.ts';
import {
  fingerprintOf,
  givenBoat,
  givenBooking,
  signedIn,
  type GivenAdmin,
} from '#tests/support/server/rows.ts';

type State = StateOf<'booking'>;

const transitions = allTransitions(bookingMachine);
const cells = statesOf(bookingMachine).flatMap((state) =>
  Object.keys(codes.booking).map((target) => ({
    state: state as State,
    target: target as State,
    event: transitions.find((each) => each.state === state && each.target === target)?.event,
  })),
);
const allowed = cells.filter(({ event }) => event);
const { roles: deciders } = roles.permissions['bookings.decide'];
/** A row as it was made, seen by everybody. */
const asSeen = { 'if-match': '"1"' };
const told = { confirm: 'Admin confirm your new booking', cancel: 'Admin cancel your new booking' };

describeEngines('the status of a booking', (engine) => {
  const running = useApp(engine);
  const admins: Record<number, GivenAdmin> = {};
  let boat: { id: string; userId: string };
  beforeAll(async () => {
    for (const { id } of roles.roles) admins[id] = await signedIn(running.db, id);
    boat = await givenBoat(running.db);
  });

  const given = (state: State) => givenBooking(running.db, boat, { status: codeOf('booking', state) });
  const decide = (id: string, body: unknown, request: Request = {}): Promise<Answered> =>
    ask(running.app, 'setBookingStatus', { params: { id }, body, token: admins[2]?.token, ...request });
  const move = (id: string, target: State, request?: Request) =>
    decide(id, { value: codeOf('booking', target) }, request);
  const auditsOf = (id: string) =>
    running.db.query<{ admin_id: string; action: string; before: Booking; after: Booking }>(
      sql`select admin_id, action, before, after from audits where entity = 'booking' and entity_id = ${id} order by number`,
    );
  // Those that are committed without a number get theirs by being asked for.
  const alertsOf = async (id: string) => {
    const alerts = await alertsAfter(running.db, 0, 1_000_000);
    return alerts
      .filter(({ payload }) => [payload['bookingId'], payload['id']].includes(id))
      .map(({ number: _, at: __, ...alert }) => alert);
  };

  it('§4 is changed by staff in four ways, with the buttons of the machine and no other event', () => {
    expect(allowed.map(({ state, event, target }) => `${state} ${event} ${target}`).sort()).toEqual([
      'due cancel cancelled',
      'due confirm confirmed',
      'toBeConfirmed cancel cancelled',
      'toBeConfirmed confirm due',
    ]);
    expect(bookingActions.map(({ event }) => event)).toEqual(eventsOf(bookingMachine));
    expect(Object.keys(told)).toEqual(eventsOf(bookingMachine));
  });

  it.each(allowed.flatMap((cell) => deciders.map((role) => ({ ...cell, role }))))(
    '§4 §6 $state, $event by role $role, then $target',
    async ({ state, target, event, role }) => {
      const { id, guestId } = await given(state);
      const bystander = await given(state);
      const others = await running.db.query(sql`select * from bookings where _id = ${bystander.id}`);
      const { status, envelope } = await move(id, target, { token: admins[role]?.token });
      expect(status).toBe(200);
      const code = codeOf('booking', target);
      expect(envelope.data).toMatchObject({
        _id: id,
        status: code,
        version: 2,
        userId: guestId,
        hostId: boat.userId,
        boatId: boat.id,
        guestName: 'Gemma Guest',
        hostName: 'Harbour Host',
        boatName: 'Oceanis 38',
        guestEmail: `${id}@guests.example`,
        price: 480,
      });
      const [row] = await running.db.query(sql`select status, version from bookings where _id = ${id}`);
      expect(row).toEqual({ status: code, version: 2 });
      expect(await running.db.query(sql`select * from bookings where _id = ${bystander.id}`)).toEqual(others);

      const audits = await auditsOf(id);
      expect(audits).toHaveLength(1);
      expect(audits[0]).toMatchObject({ admin_id: admins[role]?.id, action: event });
      expect(audits[0]?.before).toMatchObject({ version: 1, status: codeOf('booking', state) });
      expect(audits[0]?.after).toEqual(envelope.data);

      expect(await alertsOf(id)).toEqual([
        {
          event: 'adminresbooking',
          audience: `user:${guestId}`,
          payload: {
            userId: guestId,
            hostId: boat.userId,
            bookingId: id,
            message: told[event as keyof typeof told],
          },
        },
        { event: 'changed', audience: 'admins', payload: { entity: 'booking', id, version: 2 } },
      ]);
    },
  );

  it.each([
    {},
    { value: 4 },
    { value: -1 },
    { value: '2' },
    { value: 1.5 },
    { value: null },
    { value: true },
  ])('§7 is not changed by the body %j', async (body) => {
    const { id } = await given('toBeConfirmed');
    const before = await fingerprintOf(running.db);
    expect((await decide(id, body)).status).toBe(422);
    expect((await decide(id, { value: 2, ...body, hostId: 'me' })).status).toBe(422);
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('of a booking that does not exist answers 404', async () => {
    const { status, envelope } = await move('nowhere', 'due');
    expect({ status, error: envelope.error }).toEqual({
      status: 404,
      error: 'This booking does not exist any more.',
    });
  });

  it('is not changed over a newer version, which is answered instead', async () => {
    const { id } = await given('toBeConfirmed');
    await running.db.query(sql`update bookings set version = 7 where _id = ${id}`);
    const before = await fingerprintOf(running.db);
    const { status, envelope } = await move(id, 'due', { headers: { 'if-match': '"1"' } });
    expect({ status, data: envelope.data }).toMatchObject({ status: 412, data: { _id: id, version: 7 } });
    expect(await fingerprintOf(running.db)).toBe(before);
    expect((await move(id, 'due', { headers: { 'if-match': '"7"' } })).status).toBe(200);
  });

  it.each([
    ['*', 200],
    ['"1", "7"', 200],
    ['"6","7",W/"x"', 200],
    ['"1", "6"', 412],
    // A weak tag promises less than a change asks for (RFC 9110, 13.1.1).
    ['W/"7"', 412],
    ['"6,7,8"', 412],
    ['"x"', 412],
    ['', 412],
  ])('of version 7 is changed with If-Match: %s to the answer %i', async (tags, status) => {
    const { id } = await given('toBeConfirmed');
    await running.db.query(sql`update bookings set version = 7 where _id = ${id}`);
    expect((await move(id, 'due', { headers: { 'if-match': tags } })).status).toBe(status);
  });

  /** Holds the booking until both requests wait for it, so that neither sees the other's change when it arrives. */
  async function atOnce(id: string, requests: () => Promise<Answered>[]): Promise<Answered[]> {
    const [held, released] = [gate(), gate()];
    const holder = running.db.transaction(async (tx) => {
      await tx.query(sql`select 1 from bookings where _id = ${id} for update`);
      held.open();
      await released.passed;
    });
    await held.passed;
    const answers = requests();
    // The embedded engine does one thing after the other: there both wait for this transaction.
    if (engine.name === 'postgresql') await untilWaiting(answers.length);
    released.open();
    await holder;
    return Promise.all(answers);
  }

  async function untilWaiting(wanted: number): Promise<void> {
    await expect
      .poll(async () => {
        const [row] = await running.db.query<{ count: number }>(sql`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        return row?.count;
      })
      .toBe(wanted);
  }

  it('§4 confirmed and cancelled at once with the version both saw: one wins, the other is told who was first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, guestId } = await given('toBeConfirmed');
      const both = round % 2 ? (['due', 'cancelled'] as const) : (['cancelled', 'due'] as const);
      const answers = await atOnce(id, () =>
        both.map((target, at) => move(id, target, { token: admins[at + 1]?.token, headers: asSeen })),
      );
      const [booking, ...more] = answers
        .filter(({ status }) => status === 200)
        .map(({ envelope }) => envelope.data as Booking);
      if (!booking || more.length > 0) throw new Error('Not exactly one was taken.');
      const state = stateOf('booking', booking.status) as State;
      const late = answers.find(({ status }) => status !== 200);
      expect(late?.status).toBe(state === 'cancelled' ? 409 : 412);
      expect(late?.envelope).toMatchObject({
        error: `Ada Test was first: the booking is ${labels.booking[state].text} now. Nothing was changed.`,
        data: booking,
      });
      const [row] = await running.db.query(sql`select status, version from bookings where _id = ${id}`);
      expect(row).toEqual({ status: booking.status, version: 2 });
      expect(await auditsOf(id)).toHaveLength(1);
      expect((await alertsOf(id)).filter(({ audience }) => audience === `user:${guestId}`)).toHaveLength(1);
    }
  });

  it('§4 confirmed and cancelled at once without versions: what each is told is what happened', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, guestId } = await given('toBeConfirmed');
      const both = round % 2 ? (['due', 'cancelled'] as const) : (['cancelled', 'due'] as const);
      const answers = await atOnce(id, () => both.map((target) => move(id, target)));
      const audits = await auditsOf(id);
      const done = answers.filter(({ status }) => status === 200).map(({ envelope }) => envelope.data);
      expect(audits.map(({ after }) => after)).toEqual(
        done.sort((a, b) => Number((a as Booking).version) - Number((b as Booking).version)),
      );
      for (const { action, before, after } of audits)
        expect(transitions).toContainEqual({
          state: stateOf('booking', before.status),
          event: action,
          target: stateOf('booking', after.status),
        });
      const heard = (await alertsOf(id)).filter(({ audience }) => audience === `user:${guestId}`);
      expect(heard.map(({ payload }) => payload['message'])).toEqual(
        audits.map(({ action }) => told[action as keyof typeof told]),
      );
      // Of the two orders one is refused: what is cancelled cannot be confirmed.
      for (const { envelope } of answers.filter(({ status }) => status !== 200))
        expect(envelope).toMatchObject({
          error: 'Ada Test was first: the booking is Cancelled now. Nothing was changed.',
          data: done[0],
        });
    }
  });

  it('names the first to decide without gaps when they have no last name', async () => {
    const { id } = await given('toBeConfirmed');
    await move(id, 'due', { token: admins[1]?.token });
    await running.db.query(sql`update admins set attributes = attributes || '{"lastName": ""}'`);
    const { envelope } = await move(id, 'cancelled', {
      token: admins[2]?.token,
      headers: { 'if-match': '"1"' },
    });
    await running.db.query(sql`update admins set attributes = attributes || '{"lastName": "Test"}'`);
    expect(envelope.error).toMatch(/^Ada was first: /);
  });

  it.each(
    allowed.flatMap((cell) => [
      { ...cell, seen: 'with the version all saw', headers: asSeen },
      { ...cell, seen: 'without versions', headers: {} },
    ]),
  )('§4 $event at once by twelve from $state, $seen, happens once', async ({ state, target, headers }) => {
    const { id } = await given(state);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        move(id, target, { token: admins[(at % 2) + 1]?.token, headers }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)]);
    expect(await alertsOf(id)).toHaveLength(2);
    expect(await auditsOf(id)).toHaveLength(1);
  });
});
