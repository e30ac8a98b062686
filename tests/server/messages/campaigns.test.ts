import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Campaign } from '#schemas/types.ts';
import { sendBatch } from '#server/jobs/campaign-sender.ts';
import { transactions } from '#server/changes/transaction.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import {
  fingerprintOf,
  givenBoat,
  givenCampaign,
  givenUser,
  signedIn,
  type GivenAdmin,
} from '#tests/support/server/rows.ts';

describeEngines('campaigns', (engine) => {
  const running = useApp(engine);
  const admins: Record<number, GivenAdmin> = {};
  beforeAll(async () => {
    for (const { id } of roles.roles) admins[id] = await signedIn(running.db, id);
  });
  const token = (): string | undefined => admins[3]?.token;

  const add = (form: object) => ask(running.app, 'addCampaign', { body: form, token: token() });
  const found = async (id: string) => {
    const { envelope } = await ask(running.app, 'getCampaigns', { query: { limit: '100' }, token: token() });
    return (envelope.data as Campaign[]).find(({ _id }) => _id === id);
  };
  // A campaign that somebody holds is passed over until the next look, which the clock would take.
  const finished = async (id: string) => {
    while ((await found(id))?.status === 'sending') {
      running.app.sendCampaigns();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return found(id);
  };
  const pushesOf = (id: string) =>
    running.db.query<{ audience: string; payload: object }>(sql`
      select audience, payload from alerts where event = 'adminpush' and payload->>'campaignId' = ${id} order by number`);
  const decideIt = (id: string, body: object, asked: object = {}) =>
    ask(running.app, 'decideCampaign', { params: { id }, body, token: token(), ...asked });

  it('§2 a draft says how many it is for: all, hosts, and those who are named', async () => {
    await running.db.script('delete from deliveries; delete from campaigns; update users set block = true');
    const { userId: host } = await givenBoat(running.db);
    const guest = await givenUser(running.db, { email: 'mia@example.com' });
    const other = await givenUser(running.db, { email: 'leo@example.com' });
    const countOf = async (form: object) =>
      ((await add({ text: 'Hi', ...form })).envelope.data as Campaign).recipients;
    expect(await countOf({ audience: 'all' })).toBe(3);
    expect(await countOf({ audience: 'hosts' })).toBe(1);
    expect(await countOf({ audience: 'specific', users: [guest, other] })).toBe(2);
    const sent = (await add({ text: 'To hosts', audience: 'hosts' })).envelope.data as Campaign;
    await decideIt(String(sent._id), { event: 'send', recipients: 1 });
    expect(await finished(String(sent._id))).toMatchObject({
      status: 'sent',
      recipients: 1,
      sent: 1,
      failed: 0,
    });
    expect((await pushesOf(String(sent._id))).map(({ audience }) => audience)).toEqual([`user:${host}`]);
    expect(guest).not.toBe(host);
  });

  it.each([
    [{ audience: 'specific', text: 'x' }, 'Choose at least one person.'],
    [{ audience: 'specific', users: [], text: 'x' }, 'Choose at least one person.'],
    [
      { audience: 'specific', users: ['nobody'], text: 'x' },
      'Some of these people are gone. Remove them and continue.',
    ],
    [{ audience: 'all', text: '' }, 'Notification is required.'],
    [{ audience: 'everybody', text: 'x' }, 'Audience field must not be empty'],
  ])('refuse the draft %j', async (form, error) => {
    const before = await fingerprintOf(running.db);
    const { status, envelope } = await add(form);
    expect({ status, error: envelope.error }).toEqual({ status: 422, error });
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('§2 are not sent to another number of people than was confirmed', async () => {
    const { _id } = (await add({ audience: 'all', text: 'Hi' })).envelope.data as Campaign;
    await givenUser(running.db);
    const before = await fingerprintOf(running.db);
    const { status, envelope } = await decideIt(String(_id), { event: 'send', recipients: 1 });
    expect(status).toBe(409);
    expect(envelope.error).toMatch(/^There are \d+ recipients by now\. Look again and confirm\.$/);
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('sent off many times at once are sent once', async () => {
    await givenUser(running.db);
    const { _id } = (await add({ audience: 'all', text: 'Once' })).envelope.data as Campaign;
    const id = String(_id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => decideIt(id, { event: 'send' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    const done = await finished(id);
    const pushes = await pushesOf(id);
    expect(pushes).toHaveLength(done?.sent ?? -1);
    expect(new Set(pushes.map(({ audience }) => audience)).size).toBe(pushes.length);
  });

  it('reach everybody once when several instances send in small batches, one of which breaks off', async () => {
    for (let index = 0; index < 25; index += 1) await givenUser(running.db);
    const id = await givenCampaign(running.db);
    const change = transactions(running.db, () => undefined);
    await running.db.query(sql`insert into deliveries (campaign_id, user_id) select ${id}, _id from users`);
    const breaksOff = transactions(
      {
        ...running.db,
        transaction: (work) =>
          running.db.transaction(async (tx) => {
            await work(tx);
            throw new Error('The instance was killed.');
          }),
      },
      () => undefined,
    );
    await running.db.query(sql`update campaigns set status = 'sending' where _id = ${id}`);
    await expect(sendBatch(breaksOff, 4)).rejects.toThrow('killed');
    await Promise.all(
      [1, 2, 3].map(async () => {
        while (await sendBatch(change, 4));
      }),
    );
    const done = await finished(id);
    const pushes = await pushesOf(id);
    expect(pushes).toHaveLength(done?.sent ?? -1);
    expect(new Set(pushes.map(({ audience }) => audience)).size).toBe(pushes.length);
    const numbers = await running.db.query<{ number: number }>(
      sql`select number from alerts order by number`,
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  });

  it('are counted batch by batch, and as a whole when the last one was sent', async () => {
    for (let index = 0; index < 3; index += 1) await givenUser(running.db);
    const id = await givenCampaign(running.db);
    const change = transactions(running.db, () => undefined);
    await running.db.query(sql`
      insert into deliveries (campaign_id, user_id)
      select ${id}, _id from users where not block order by date desc limit 3`);
    await running.db.query(sql`update campaigns set status = 'sending', sent = 1000 where _id = ${id}`);
    const counts = async () => {
      const { sent, failed, status } = (await found(id)) ?? {};
      return { sent, failed, status };
    };
    await sendBatch(change, 2);
    expect(await counts()).toEqual({ sent: 1002, failed: 0, status: 'sending' });
    await sendBatch(change, 2);
    expect(await counts()).toEqual({ sent: 3, failed: 0, status: 'sent' });
  });

  it('§2 fail for those who are blocked, and only they are tried again', async () => {
    const [reached, blocked] = [await givenUser(running.db), await givenUser(running.db)];
    await running.db.query(sql`update users set block = true where _id = ${blocked}`);
    const form = { audience: 'specific', users: [reached, blocked], text: 'Hello' };
    const id = String(((await add(form)).envelope.data as Campaign)._id);
    await decideIt(id, { event: 'send' });
    expect(await finished(id)).toMatchObject({ status: 'failed', recipients: 2, sent: 1, failed: 1 });
    await running.db.query(sql`update users set block = false where _id = ${blocked}`);
    await decideIt(id, { event: 'retry' });
    expect(await finished(id)).toMatchObject({ status: 'sent', sent: 2, failed: 0 });
    expect((await pushesOf(id)).map(({ audience }) => audience)).toEqual([
      `user:${reached}`,
      `user:${blocked}`,
    ]);
    const audits = await running.db.query<{ action: string; admin_id: string }>(sql`
      select action, admin_id from audits where entity = 'campaign' and entity_id = ${id} order by number`);
    expect(audits.map(({ action }) => action)).toEqual(['addCampaign', 'send', 'fail', 'retry', 'finish']);
    expect(new Set(audits.map(({ admin_id }) => admin_id))).toEqual(new Set([admins[3]?.id]));
  });

  it('§2 are tested on oneself, and nobody else hears', async () => {
    const id = await givenCampaign(running.db, { form: { audience: 'all', text: 'A test' } });
    const [before] = await running.db.query<{ last: number }>(
      sql`select coalesce(max(number), 0) as last from alerts`,
    );
    await ask(running.app, 'testCampaign', { params: { id }, token: token() });
    const alerts = await running.db.query(sql`
      select event, audience, payload from alerts where number > ${before?.last ?? 0}`);
    expect(alerts).toEqual([
      { event: 'pushtest', audience: `admin:${admins[3]?.id}`, payload: { message: 'A test' } },
    ]);
    expect(await pushesOf(id)).toEqual([]);
  });

  it('§2 answer whom they name, in the order they were chosen, and not who is gone', async () => {
    const [ada, bo] = [
      await givenUser(running.db, { firstName: 'Ada', email: 'ada@x.example' }),
      await givenUser(running.db, { firstName: 'Bo' }),
    ];
    const form = { audience: 'specific', users: [bo, ada], text: 'Hello' };
    const id = String(((await add(form)).envelope.data as Campaign)._id);
    const people = async () => {
      const { envelope } = await ask(running.app, 'getCampaign', { params: { id }, token: token() });
      return (envelope.data as Campaign).people;
    };
    expect(await people()).toMatchObject([
      { _id: bo, firstName: 'Bo' },
      { _id: ada, email: 'ada@x.example' },
    ]);
    await running.db.query(sql`delete from users where _id = ${bo}`);
    expect(await people()).toMatchObject([{ _id: ada }]);
    const gone = await ask(running.app, 'getCampaign', { params: { id: 'none' }, token: token() });
    expect(gone.status).toBe(404);
  });

  it('§2 are listed a page at a time, searched by their words and filtered by audience', async () => {
    await running.db.script('delete from deliveries; delete from campaigns');
    for (let index = 0; index < 5; index += 1)
      await givenCampaign(running.db, {
        form: { audience: index % 2 ? 'hosts' : 'all', text: `Push ${index}` },
      });
    const page = (query: Record<string, string>) =>
      ask(running.app, 'getCampaigns', { query, token: token() });
    const textsOf = ({ envelope }: Awaited<ReturnType<typeof page>>) =>
      (envelope.data as Campaign[]).map(({ text }) => text);
    const first = await page({ limit: '3', sort: 'date' });
    const second = await page({ limit: '3', sort: 'date', after: first.envelope.page?.next ?? '' });
    expect([...textsOf(first), ...textsOf(second)].sort()).toEqual([0, 1, 2, 3, 4].map((n) => `Push ${n}`));
    expect(textsOf(await page({ q: 'push 3', limit: '3' }))).toEqual(['Push 3']);
    expect(textsOf(await page({ audience: 'hosts', limit: '3' })).sort()).toEqual(['Push 1', 'Push 3']);
  });

  it('are changed as drafts only, and not over the change of somebody else', async () => {
    await givenUser(running.db);
    const id = await givenCampaign(running.db);
    const edit = (headers: Record<string, string> = {}) =>
      ask(running.app, 'updateCampaign', {
        params: { id },
        body: { audience: 'all', text: 'New' },
        token: token(),
        headers,
      });
    expect((await edit({ 'if-match': '1' })).status).toBe(200);
    const stale = await edit({ 'if-match': '1' });
    expect(stale.status).toBe(412);
    expect(stale.envelope.data).toMatchObject({ _id: id, version: 2, text: 'New' });
    await running.db.query(sql`update campaigns set status = 'sent' where _id = ${id}`);
    expect((await edit()).status).toBe(409);
  });
});
