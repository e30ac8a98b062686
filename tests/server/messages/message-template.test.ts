import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { codeOf } from '#machines/codes.ts';
import template from '#schemas/message-template.json' with { type: 'json' };
import type { Message, MessageTemplate } from '#schemas/types.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import {
  fingerprintOf,
  givenBoat,
  givenBooking,
  signedIn,
  type GivenAdmin,
} from '#tests/support/server/rows.ts';

describeEngines('the automatic message', (engine) => {
  const running = useApp(engine);
  let admin: GivenAdmin;
  beforeAll(async () => {
    admin = await signedIn(running.db, 2);
  });
  const save = (text: string, headers: Record<string, string> = {}) =>
    ask(running.app, 'saveTemplate', { body: { text }, token: admin.token, headers });

  it('§2 is the one of the schema until it is changed, with the values of a booking', async () => {
    const { id } = await givenBooking(running.db, await givenBoat(running.db));
    const { envelope } = await ask(running.app, 'getTemplate', { token: admin.token });
    const answered = envelope.data as MessageTemplate;
    expect(answered).toMatchObject({ text: template.text, version: 1 });
    expect(Object.keys(answered.sample ?? {})).toEqual(Object.keys(template.variables));
    expect(answered.sample).toMatchObject({ bookingId: id });
  });

  it('§2 refuses a variable that cannot be filled in', async () => {
    const before = await fingerprintOf(running.db);
    const { status, envelope } = await save('Hello {{guest}}');
    expect(status).toBe(422);
    expect(envelope).toMatchObject({
      sort: 'text',
      error: '{{guest}} cannot be filled in. Use a variable of the list.',
    });
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('§2 is saved with an audit entry, and not over the change of somebody else', async () => {
    expect((await save('Hello {{guestName}}', { 'if-match': '1' })).envelope.data).toMatchObject({
      version: 2,
    });
    const stale = await save('Bye', { 'if-match': '1' });
    expect(stale.status).toBe(412);
    expect(stale.envelope.data).toMatchObject({ text: 'Hello {{guestName}}', version: 2 });
    const audits = await running.db.query(sql`select action from audits where entity = 'messageTemplate'`);
    expect(audits).toEqual([{ action: 'saveTemplate' }]);
  });

  it('§2 goes to the guest once, when a booking is confirmed', async () => {
    await save('Your trip {{bookingId}} on {{boatName}}');
    const boat = await givenBoat(running.db);
    const hostId = boat.userId;
    const { id, guestId } = await givenBooking(running.db, boat, {
      status: codeOf('booking', 'due'),
    });
    const confirm = () =>
      ask(running.app, 'setBookingStatus', {
        params: { id },
        body: { value: codeOf('booking', 'confirmed') },
        token: admin.token,
      });
    // Whoever may write to a guest has tried to be first.
    for (const _id of [`confirmed-${id}`, `confirmed:${id}`])
      await ask(running.app, 'sendMessage', {
        params: { userId: hostId },
        body: { _id, text: 'Hello' },
        token: admin.token,
      });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(409);
    const { envelope } = await ask(running.app, 'getMessages', {
      params: { userId: guestId },
      token: admin.token,
    });
    expect((envelope.data as Message[]).map(({ sender, text }) => ({ sender, text }))).toEqual([
      { sender: 'automatic', text: `Your trip ${id} on Oceanis 38` },
    ]);
  });
});
