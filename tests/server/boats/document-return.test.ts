// Ours: a document goes back with a reason. All of it is done, or nothing.
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { codeOf } from '#machines/codes.ts';
import type { Boat, Message, Note } from '#schemas/types.ts';
import { ask, useApp, type Answered, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { givenBoat, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

const reason = { reason: 'unreadable', text: 'The corner is dark.', note: 'Third time.' };

describeEngines('a document that is returned to its owner', (engine) => {
  const running = useApp(engine);
  let admin: GivenAdmin;
  beforeAll(async () => {
    admin = await signedIn(running.db, 2);
  });

  const giveBack = (boatId: string, body: object = reason, request: Request = {}): Promise<Answered> =>
    ask(running.app, 'returnDocument', {
      params: { boatId, type: 'navigation' },
      body,
      token: admin.token,
      ...request,
    });
  const statusOf = async (id: string): Promise<number | undefined> =>
    (await running.db.query<{ navigation: number }>(sql`select navigation from boats where _id = ${id}`))[0]
      ?.navigation;
  const written = async (id: string) => {
    const { token } = admin;
    const boat = (await ask(running.app, 'getBoat', { params: { id }, token })).envelope.data as Boat;
    const userId = String(boat.user?._id);
    const [messages, notes] = await Promise.all([
      ask(running.app, 'getMessages', { params: { userId }, token }),
      ask(running.app, 'getNotes', { params: { entity: 'boat', id }, token }),
    ]);
    return { messages: messages.envelope.data as Message[], notes: notes.envelope.data as Note[] };
  };

  it('waits for a new image, and the owner reads why', async () => {
    const { id } = await givenBoat(running.db, { navigation: codeOf('document', 'undecided') });
    const { status, envelope } = await giveBack(id);
    expect([status, (envelope.data as Boat).status?.navigation]).toEqual([
      200,
      codeOf('document', 'pending'),
    ]);
    const { messages, notes } = await written(id);
    expect(messages[0]?.text).toBe(
      'Navigation License of Oceanis 38: The image cannot be read. Please send a new image.\n\nThe corner is dark.',
    );
    expect(notes.map(({ text }) => text)).toEqual(['Third time.']);
  });

  it('says nothing to anybody when somebody else has decided', async () => {
    const { id } = await givenBoat(running.db, { navigation: codeOf('document', 'approved') });
    const stale = { headers: { 'if-match': '"99"' } };
    expect((await giveBack(id, reason, stale)).status).toBe(412);
    expect(await statusOf(id)).toBe(codeOf('document', 'approved'));
    expect(await written(id)).toEqual({ messages: [], notes: [] });
  });

  it('is refused by its machine as any decision is', async () => {
    const { id } = await givenBoat(running.db, { navigation: codeOf('document', 'pending') });
    expect((await giveBack(id)).status).toBe(409);
    expect(await written(id)).toEqual({ messages: [], notes: [] });
  });

  it('needs a reason of the list', async () => {
    const { id } = await givenBoat(running.db, { navigation: codeOf('document', 'undecided') });
    expect((await giveBack(id, { reason: 'because' })).status).toBe(422);
    expect(await statusOf(id)).toBe(codeOf('document', 'undecided'));
  });
});
