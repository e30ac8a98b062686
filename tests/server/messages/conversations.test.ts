import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import type { Conversation, Message } from '#schemas/types.ts';
import { transactions } from '#server/changes/transaction.ts';
import { receiveDelivery, writeMessage } from '#server/messages/change.ts';
import { ask, marketplaceToken, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import {
  fingerprintOf,
  givenBoat,
  givenUser,
  signedIn,
  type GivenAdmin,
} from '#tests/support/server/rows.ts';

describeEngines('conversations', (engine) => {
  const running = useApp(engine, { MARKETPLACE_TOKEN: marketplaceToken });
  let admin: GivenAdmin;
  beforeAll(async () => {
    admin = await signedIn(running.db, 3);
  });

  const send = (userId: string, body: object, token = admin.token): Promise<Answered> =>
    ask(running.app, 'sendMessage', { params: { userId }, body, token });
  const hear = (userId: string, text: string): Promise<Message> =>
    transactions(running.db, () => undefined)(admin.id, (tx) =>
      writeMessage(tx, { userId, sender: 'user', text }),
    );
  const list = async (query: Record<string, string> = {}) => {
    const { envelope } = await ask(running.app, 'getConversations', { query, token: admin.token });
    return { rows: envelope.data as Conversation[], page: envelope.page };
  };
  const thread = async (userId: string, query: Record<string, string> = {}) => {
    const { envelope } = await ask(running.app, 'getMessages', {
      params: { userId },
      query,
      token: admin.token,
    });
    return { rows: envelope.data as Message[], page: envelope.page };
  };
  const read = (userId: string, number: number): Promise<Answered> =>
    ask(running.app, 'readMessages', { params: { userId }, body: { number }, token: admin.token });
  const alertsOf = (userId: string) =>
    running.db.query<{ event: string; audience: string; payload: Record<string, unknown> }>(sql`
      select event, audience, payload from alerts
      where payload->>'userId' = ${userId} or payload->>'id' = ${userId} order by number`);

  it('§2 a first message makes the conversation, is audited, and is told to the user and to other admins', async () => {
    const { userId } = await givenBoat(running.db);
    const { status, envelope } = await send(userId, { text: 'Good morning, Harbour' });
    expect(status).toBe(200);
    expect(envelope.data).toMatchObject({ number: 1, sender: 'staff', name: 'Ada Test', delivered: null });
    const messageId = (envelope.data as Message)._id;
    expect(await alertsOf(userId)).toEqual([
      {
        event: 'adminmessage',
        audience: `user:${userId}`,
        payload: { userId, messageId, message: 'Good morning, Harbour' },
      },
      { event: 'changed', audience: 'admins', payload: { entity: 'conversation', id: userId } },
    ]);
    const audits = await running.db.query(sql`
      select admin_id, action, after from audits where entity = 'conversation' and entity_id = ${userId}`);
    expect(audits).toEqual([{ admin_id: admin.id, action: 'sendMessage', after: envelope.data }]);
    const found = await ask(running.app, 'getConversation', { params: { userId }, token: admin.token });
    expect(found.envelope.data).toMatchObject({
      _id: userId,
      role: 'host',
      text: 'Good morning, Harbour',
      sender: 'staff',
      unread: 0,
      user: { _id: userId, firstName: 'Harbour' },
    });
  });

  it('is opened by the id of a user to whom nobody has written yet, without making it', async () => {
    const userId = await givenUser(running.db);
    const before = await fingerprintOf(running.db);
    const found = await ask(running.app, 'getConversation', { params: { userId }, token: admin.token });
    expect(found.envelope.data).toMatchObject({ _id: userId, role: 'guest', unread: 0 });
    expect((await thread(userId)).rows).toEqual([]);
    expect((await read(userId, 5)).envelope.data).toMatchObject({ unread: 0 });
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it.each(['getConversation', 'getMessages', 'sendMessage', 'readMessages'] as const)(
    'of nobody: %s answers 404',
    async (name) => {
      const body = { sendMessage: { text: 'Hello' }, readMessages: { number: 1 } }[name as 'sendMessage'];
      const before = await fingerprintOf(running.db);
      const { status, envelope } = await ask(running.app, name, {
        params: { userId: 'nobody' },
        ...(body ? { body } : {}),
        token: admin.token,
      });
      expect({ status, error: envelope.error }).toEqual({
        status: 404,
        error: 'This user does not exist any more.',
      });
      expect(await fingerprintOf(running.db)).toBe(before);
    },
  );

  it('a message sent twice under one key is written once, and answered alike', async () => {
    const userId = await givenUser(running.db);
    const body = { _id: `key-${userId}`, text: 'Only once' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(userId, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await thread(userId)).rows).toHaveLength(1);
    expect(await alertsOf(userId)).toHaveLength(2);
    const other = await givenUser(running.db);
    const taken = await send(other, body);
    expect(taken.status).toBe(409);
    expect(taken.envelope.sort).toBe('_id');
    expect((await thread(other)).rows).toEqual([]);
  });

  it('messages written at once are numbered without gaps', async () => {
    const userId = await givenUser(running.db);
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(userId, { text: `Message ${index}` })));
    expect((await thread(userId)).rows.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('are paged from the newest message back', async () => {
    const userId = await givenUser(running.db);
    for (let index = 1; index <= 5; index += 1) await hear(userId, `Question ${index}`);
    const first = await thread(userId, { limit: '2' });
    expect(first.rows.map(({ text }) => text)).toEqual(['Question 5', 'Question 4']);
    expect(first.page?.next).toBe('4');
    const second = await thread(userId, { limit: '2', before: '4' });
    expect(second.rows.map(({ number }) => number)).toEqual([3, 2]);
    const last = await thread(userId, { limit: '2', before: '2' });
    expect(last).toMatchObject({ rows: [{ number: 1 }], page: { next: null } });
  });

  it('count what the user wrote and no admin has read, for every admin alike', async () => {
    const userId = await givenUser(running.db);
    for (const text of ['One', 'Two', 'Three']) await hear(userId, text);
    await send(userId, { text: 'An answer' });
    const unreadFor = async (token: string) =>
      (
        (await ask(running.app, 'getConversation', { params: { userId }, token })).envelope
          .data as Conversation
      ).unread;
    const second = await signedIn(running.db, 2);
    expect([await unreadFor(admin.token), await unreadFor(second.token)]).toEqual([3, 3]);
    expect((await read(userId, 2)).envelope.data).toMatchObject({ unread: 1 });
    expect(await unreadFor(second.token)).toBe(1);
    expect((await read(userId, 4)).envelope.data).toMatchObject({ unread: 0 });
    const before = await fingerprintOf(running.db);
    await read(userId, 1);
    expect(await fingerprintOf(running.db)).toBe(before);
    await hear(userId, 'Four');
    expect(await unreadFor(second.token)).toBe(1);
    expect((await read(userId, 999)).envelope.data).toMatchObject({ unread: 0 });
    await hear(userId, 'Five');
    expect(await unreadFor(second.token)).toBe(1);
  });

  it('§7 the marketplace reports what a user wrote, once, and what they were handed', async () => {
    const userId = await givenUser(running.db);
    const report = (name: 'reportMessage' | 'reportDelivery', body: object) =>
      ask(running.app, name, { body, token: marketplaceToken });
    const message = { event: `event-of-${userId}`, userId, text: 'Is the boat free?' };
    for (let round = 0; round < 2; round += 1)
      expect((await report('reportMessage', message)).status).toBe(200);
    await send(userId, { text: 'It is' });
    await report('reportDelivery', { event: `handed-${userId}`, userId, number: 2 });
    const [answer, question, ...more] = (await thread(userId)).rows;
    expect(more).toEqual([]);
    expect(question).toMatchObject({ sender: 'user', text: 'Is the boat free?' });
    expect(typeof answer?.delivered).toBe('string');
  });

  it('of a user raise an alert with name and text', async () => {
    const userId = await givenUser(running.db, { firstName: 'Mia', lastName: 'Berg' });
    await hear(userId, 'x'.repeat(400));
    const [alert] = await alertsOf(userId);
    expect(alert).toEqual({
      event: 'usermessage',
      audience: 'admins',
      payload: {
        entity: 'conversation',
        id: userId,
        message: `Mia Berg: ${'x'.repeat(120)}`,
        text: { key: '{{name}}: {{text}}', values: { name: 'Mia Berg', text: 'x'.repeat(120) } },
      },
    });
  });

  it('say when the marketplace has handed a message over', async () => {
    const userId = await givenUser(running.db);
    for (const text of ['One', 'Two']) await send(userId, { text });
    await transactions(running.db, () => undefined)(admin.id, (tx) => receiveDelivery(tx, userId, 1));
    const [two, one] = (await thread(userId)).rows;
    expect([two?.delivered, typeof one?.delivered]).toEqual([null, 'string']);
  });

  it('are listed a page at a time, those that wait first, or the newest first, and found by name', async () => {
    await running.db.script('delete from conversations');
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const id = await givenUser(running.db, { firstName: `Person`, lastName: `Number${index}%` });
      ids.push(id);
      if (index % 2 === 0) await hear(id, 'A question');
      else await send(id, { text: 'News' });
      await running.db.query(sql`
        update conversations set date = now() - make_interval(hours => ${10 - index}) where user_id = ${id}`);
    }
    const pages = async (sort: string) => {
      const found: (string | number)[] = [];
      let after: string | null | undefined;
      do {
        const { rows, page } = await list({ limit: '2', sort, ...(after ? { after } : {}) });
        found.push(...rows.map(({ _id }) => _id));
        after = page?.next;
      } while (after);
      return found.map((id) => ids.indexOf(String(id)));
    };
    expect(await pages('date')).toEqual([4, 3, 2, 1, 0]);
    expect(await pages('unread')).toEqual([4, 2, 0, 3, 1]);
    expect((await list({ q: 'number3%' })).rows.map(({ _id }) => ids.indexOf(String(_id)))).toEqual([3]);
    expect((await list({ q: 'number_' })).rows).toEqual([]);
    const { status } = await ask(running.app, 'getConversations', {
      query: { after: 'odd' },
      token: admin.token,
    });
    expect(status).toBe(400);
  });

  it.each([
    [{}, 'Message is required.'],
    [{ text: '' }, 'Message is required.'],
    [{ text: '  \n ' }, 'Message must not be empty or consist only of spaces.'],
    [{ text: 'x'.repeat(5001) }, 'Message must not be longer than 5000 characters.'],
    [{ text: 'x', _id: 'short' }, '_id does not have the right form.'],
  ])('refuse the message %j', async (body, error) => {
    const userId = await givenUser(running.db);
    const { status, envelope } = await send(userId, body);
    expect({ status, error: envelope.error }).toEqual({ status: 422, error });
  });
});
