import sql from 'sql-template-tag';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { codeOf, codes, type StateOf } from '#machines/codes.ts';
import home from '#schemas/home.json' with { type: 'json' };
import { permissions } from '#schemas/permissions.ts';
import type { Overview } from '#schemas/types.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { givenBoat, givenUser, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

describeEngines('the figures of the home page', (engine) => {
  const running = useApp(engine);
  let admin: GivenAdmin;
  let boat: { id: string; userId: string };
  let guest: string;
  let next = 0;
  beforeAll(async () => {
    admin = await signedIn(running.db, 3);
    boat = await givenBoat(running.db, { navigation: codeOf('document', 'approved') });
    guest = await givenUser(running.db);
  });

  async function given(state: StateOf<'booking'>, price: number, date = new Date()): Promise<string> {
    const id = `figure-${(next += 1)}`;
    await running.db.query(sql`
      insert into bookings (_id, boat_id, user_id, host_id, status, date, attributes)
      values (${id}, ${boat.id}, ${guest}, ${boat.userId}, ${codeOf('booking', state)}, ${date.toISOString()},
        ${JSON.stringify({ price, plan: 'Half a day' })}::jsonb)`);
    return id;
  }
  const read = async (): Promise<Overview> =>
    (await ask(running.app, 'getOverview', { token: admin.token })).envelope.data as Overview;
  const thisMonth = ({ months }: Overview) => months?.at(-1);
  /** What the kept sums must be, counted anew. */
  const truth = () =>
    running.db.query(sql`
      select (date at time zone 'UTC')::date::text as day, status, count(*)::int as count,
        sum(round((attributes->>'price')::numeric * 100))::int as cents
      from bookings group by 1, 2 order by 1, 2`);
  const kept = () =>
    running.db.query(sql`
      select day::text, status, count::int, cents::int from booking_days where count <> 0 or cents <> 0 order by 1, 2`);

  it('counts boats anew once one is there or has changed', async () => {
    const { boats: before } = await read();
    const { id } = await givenBoat(running.db, {
      userId: boat.userId,
      navigation: codeOf('document', 'undecided'),
    });
    const { boats: added, waiting } = await read();
    expect(added).toEqual({ ...before, pendingApproval: (before?.pendingApproval ?? 0) + 1 });
    expect(waiting?.documents).toBe(added?.pendingApproval);
    await running.db.query(sql`delete from boats where _id = ${id}`);
    expect((await read()).boats).toEqual(before);
  });

  it('count what waits, and the months of the last year', async () => {
    const before = await read();
    await given('toBeConfirmed', 100);
    await given('due', 50.25);
    await given('confirmed', 80.1);
    await given('cancelled', 999);
    const after = await read();
    expect(after.months).toHaveLength(home.months);
    expect(after.payouts).toHaveLength(home.weeks);
    expect(after.waiting?.bookings).toBe((before.waiting?.bookings ?? 0) + 1);
    expect(after.waiting?.payments).toBe((before.waiting?.payments ?? 0) + 1);
    expect(after.waiting?.documents).toBe(1);
    expect(after.boats).toEqual({ approved: 0, pendingApproval: 1, pending: 0 });
    expect(thisMonth(after)).toMatchObject({
      month: new Date().toISOString().slice(0, 7),
      bookings: (thisMonth(before)?.bookings ?? 0) + 4,
      revenue: (thisMonth(before)?.revenue ?? 0) + 80.1,
    });
  });

  const daysOf = (query: Record<string, string>) =>
    ask(running.app, 'getOverview', { token: admin.token, query });

  it('count some days and as many before them', async () => {
    await given('confirmed', 70.5, new Date('2024-02-29T23:59:59.999Z'));
    await given('cancelled', 30, new Date('2024-03-01T00:00:00Z'));
    await given('confirmed', 20, new Date('2024-03-02T12:00:00Z'));
    await given('due', 9, new Date('2024-03-03T00:00:00Z'));
    const { envelope } = await daysOf({ from: '2024-03-01', to: '2024-03-02' });
    expect((envelope.data as Overview).days).toEqual({
      from: '2024-03-01',
      to: '2024-03-02',
      now: { bookings: 2, revenue: 20, cancelled: 1, boats: 0, users: 0 },
      before: { bookings: 1, revenue: 70.5, cancelled: 0, boats: 0, users: 0 },
    });
    const day = new Date().toISOString().slice(0, 10);
    const today = ((await daysOf({ from: day, to: day })).envelope.data as Overview).days;
    expect(today?.now).toMatchObject({ boats: 1, users: 2 });
    expect((await read()).days).toBeUndefined();
    expect((await daysOf({ from: '2024-03-01' })).status).toBe(422);
    expect((await daysOf({ from: '2024-02-30', to: '2024-03-02' })).status).toBe(422);
  });

  it('are left out for who may not read what they count', async () => {
    const { roles } = permissions['bookings.read'];
    permissions['bookings.read'].roles = [1];
    onTestFinished(() => void (permissions['bookings.read'].roles = roles));
    const day = new Date().toISOString().slice(0, 10);
    const { boats, days, waiting, ...others } = (await daysOf({ from: day, to: day })).envelope
      .data as Overview;
    expect(Object.keys(others).sort()).toEqual(['lists', 'payouts']);
    expect(boats).toBeDefined();
    expect(Object.keys(waiting ?? {}).sort()).toEqual(['documents', 'payouts', 'refunds']);
    expect(Object.keys(days?.now ?? {}).sort()).toEqual(['boats', 'users']);
    expect(Object.keys(days?.before ?? {}).sort()).toEqual(['boats', 'users']);
  });

  it('count all days that there are, with none before them', async () => {
    const { status, envelope } = await daysOf({ from: '0001-01-01', to: '9999-12-31' });
    expect(status).toBe(200);
    const { now, before } = (envelope.data as Overview).days ?? {};
    expect(now?.bookings).toBeGreaterThan(0);
    expect(before).toEqual({ bookings: 0, revenue: 0, cancelled: 0, boats: 0, users: 0 });
  });

  it('follow each change of a booking, also many at once', async () => {
    const ids = await Promise.all(
      Object.keys(codes.booking).flatMap((state) =>
        [10, 20.5].map((price, day) =>
          given(state as StateOf<'booking'>, price, new Date(Date.UTC(2026, 0, 1 + day))),
        ),
      ),
    );
    expect(await kept()).toEqual(await truth());
    await Promise.all(
      ids.map((id, index) =>
        running.db.query(sql`
          update bookings set status = (status + 1) % 4, date = date + make_interval(hours => ${index * 7})
          where _id = ${id}`),
      ),
    );
    expect(await kept()).toEqual(await truth());
    await running.db.query(sql`
      update bookings set attributes = attributes || '{"price": 7.77}' where _id = any(${ids}::text[])`);
    await running.db.query(sql`delete from bookings where _id = any(${ids.slice(3)}::text[])`);
    expect(await kept()).toEqual(await truth());
  });
});
