// What refers to a row: found from the row, by those who may read both.
import sql from 'sql-template-tag';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { permissions } from '#schemas/permissions.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Referring } from '#schemas/types.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { givenBoat, givenBooking, givenCollectionRow, signedIn } from '#tests/support/server/rows.ts';

describeEngines('what refers to a row', (engine) => {
  const running = useApp(engine);
  let token: string;
  let booking: string;
  beforeAll(async () => {
    ({ token } = await signedIn(running.db, 3));
    booking = (await givenBooking(running.db, await givenBoat(running.db))).id;
    for (let number = 1; number <= limits.referring + 1; number += 1)
      await givenCollectionRow(running.db, 'incident', {
        title: `Knock ${number}`,
        booking,
        state: 'reported',
      });
    await givenCollectionRow(running.db, 'incident', { title: 'Elsewhere', booking: 'other' });
    // Two rows of one millisecond have no order of their own.
    await running.db.query(sql`
      update collection_rows set created = created + make_interval(secs => right(attributes ->> 'title', 1)::int)
      where attributes ->> 'title' like 'Knock %'`);
  });
  const asked = (list: string, id = booking) =>
    ask(running.app, 'getReferring', { params: { list, id }, token });

  it('is counted, and its newest rows are named with their status', async () => {
    const { envelope } = await asked('booking');
    const [incidents, ...others] = envelope.data as Referring[];
    expect(others).toEqual([]);
    expect(incidents).toMatchObject({
      collection: 'incident',
      filter: 'booking',
      total: limits.referring + 1,
    });
    expect(incidents?.rows).toHaveLength(limits.referring);
    expect(incidents?.rows[0]).toMatchObject({ name: `Knock ${limits.referring + 1}`, state: 'reported' });
  });

  it('may be nothing', async () => {
    const { envelope } = await asked('booking', 'nobody');
    expect(envelope.data).toEqual([{ collection: 'incident', filter: 'booking', total: 0, rows: [] }]);
    expect((await asked('user', 'nobody')).envelope.data).toEqual([]);
  });

  it('is asked of what can be referred to', async () => {
    expect((await asked('admins')).status).toBe(404);
  });

  it.each(['incident.read', 'bookings.read'] as const)('is kept from who has no %s', async (right) => {
    const { roles } = permissions[right];
    permissions[right].roles = [2];
    onTestFinished(() => void (permissions[right].roles = roles));
    const { status, envelope } = await asked('booking');
    if (right === 'bookings.read') expect(status).toBe(403);
    else expect(envelope.data).toEqual([]);
  });
});
