import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { User } from '#schemas/types.ts';
import { asJson } from '#server/database/database.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { fingerprintOf, givenBoat, givenUser, signedIn } from '#tests/support/server/rows.ts';
import { wholeDocument } from '#tests/support/documents/valid-document.ts';

const person = {
  firstName: 'Vera',
  lastName: 'Lind',
  phoneNumber: '+46 70 111 2222',
  address: 'Hamngatan 3',
  birthDay: '1980-02-29',
  city: 'Göteborg',
  country: 'Sweden',
  idNumber: 'SE12345678',
};

describeEngines('§2 users', (engine) => {
  const running = useApp(engine);
  const tokens: Record<number, string> = {};
  beforeAll(async () => {
    for (const role of [1, 2, 3]) tokens[role] = (await signedIn(running.db, role)).token;
  });

  const given = (email: string, attributes: object = {}): Promise<string> =>
    givenUser(running.db, { ...person, email, ...attributes });
  const read = async (id: string, role = 1): Promise<User> =>
    (await ask(running.app, 'getUser', { params: { id }, token: tokens[role] })).envelope.data as User;
  const save = (id: string, data: object, { role = 1, headers = {} } = {}) =>
    ask(running.app, 'updateUser', { params: { id }, body: { data }, token: tokens[role], headers });
  const block = (id: string, value: unknown, { role = 1, headers = {} } = {}) =>
    ask(running.app, 'blockUser', { params: { id }, body: { value }, token: tokens[role], headers });
  const alertsOf = (id: string) =>
    running.db.query<{ event: string; audience: string; payload: object }>(sql`
      select event, audience, payload from alerts where payload->>'id' = ${id} or payload->>'userId' = ${id} order by number`);
  const auditsOf = (id: string) =>
    running.db.query<{ action: string; before: User; after: User }>(sql`
      select action, before, after from audits where entity = 'user' and entity_id = ${id} order by number`);

  it.each(['NFC', 'NFD'])('a name is found in whichever way its accents are written: %s', async (form) => {
    const name = `Zoë Ågren ${form}`;
    const id = await given(`${form}@accents.example`);
    expect(
      (await save(id, { ...person, email: `${form}@accents.example`, firstName: name.normalize(form) }))
        .status,
    ).toBe(200);
    for (const q of [name.normalize('NFC'), name.normalize('NFD')]) {
      const { envelope } = await ask(running.app, 'getAllUsers', { token: tokens[1], query: { q } });
      expect((envelope.data as User[]).map(({ _id }) => _id)).toEqual([id]);
    }
  });

  it('§3 answers everybody with the number and the models of their boats', async () => {
    const id = await given('owner@hosts.example');
    const { id: boat } = await givenBoat(running.db, { userId: id, attributes: { model: 'Solenne 40' } });
    const { status, envelope } = await ask(running.app, 'getAllUsers', { token: tokens[3] });
    expect(status).toBe(200);
    const found = (envelope.data as User[]).find(({ _id }) => _id === id);
    expect(found).toMatchObject({ boatCount: 1, boats: [{ _id: boat, model: 'Solenne 40' }], block: false });
  });

  it('§6 masks id numbers for Customer Support, in the list and in the row', async () => {
    const id = await given('masked@hosts.example');
    for (const role of [1, 2]) expect((await read(id, role)).idNumber).toBe('SE12345678');
    expect((await read(id, 3)).idNumber).toBe('••••••••78');
    const { text } = await ask(running.app, 'getAllUsers', { token: tokens[3], query: { q: 'masked' } });
    expect(text).toContain('••••••••78');
    expect(text).not.toContain('SE12345678');
  });

  it('§7 saves what the form says, removes what it leaves out, and keeps what it does not know', async () => {
    const id = await given('saved@hosts.example', { avatar: '/images/a.webp' });
    const { status, envelope } = await save(id, {
      firstName: 'Ida',
      email: 'ida@hosts.example',
      city: 'Oslo',
    });
    expect(status).toBe(200);
    const expected = { firstName: 'Ida', email: 'ida@hosts.example', city: 'Oslo', avatar: '/images/a.webp' };
    expect(envelope.data).toMatchObject({ ...expected, version: 2 });
    expect(await read(id)).toMatchObject(expected);
    expect(await read(id)).not.toHaveProperty('country');
    const [audit] = await auditsOf(id);
    expect(audit).toMatchObject({ action: 'updateUser', before: person, after: expected });
    expect(await alertsOf(id)).toMatchObject([
      { event: realtime.ours.changed, audience: 'admins', payload: { entity: 'user', id, version: 2 } },
    ]);
  });

  it.each([
    ['email', { email: '' }, 'Email is required.'],
    ['email', { email: 'nobody' }, 'Invalid email format.'],
    ['firstName', { firstName: '   ' }, 'First Name must not be empty or consist only of spaces.'],
    ['birthDay', { birthDay: '31.12.1990' }, 'Birthday must be a date.'],
    ['role', { role: 1 }, 'role is not a field of this form.'],
    ['block', { block: true }, 'block is not a field of this form.'],
  ])('§5 refuses what is wrong with %s: %o', async (_field, wrong, text) => {
    const id = await given(`wrong-${Math.random()}@hosts.example`);
    const before = await fingerprintOf(running.db);
    const { status, envelope } = await save(id, { firstName: 'Ida', email: 'fine@hosts.example', ...wrong });
    expect(status).toBe(422);
    expect(envelope.error).toBe(text);
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('refuses the email of somebody else, in any case, also when two take it at once', async () => {
    await given('taken@hosts.example');
    const [one, two] = [await given('one@hosts.example'), await given('two@hosts.example')];
    const refused = await save(one, { firstName: 'Ida', email: 'Taken@Hosts.example' });
    expect(refused.status).toBe(422);
    expect(refused.envelope).toMatchObject({ sort: 'email', error: messages.refusal.userEmailTaken });
    const both = await Promise.all(
      [one, two].map((id) => save(id, { firstName: 'Ida', email: 'free@hosts.example' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('saves a row that has always shared its email', async () => {
    const [one] = [await given('shared@hosts.example'), await given('shared@hosts.example')];
    expect((await save(one, { firstName: 'Ida', email: 'shared@hosts.example' })).status).toBe(200);
  });

  it('answers 412 with the newer row to a change of an older version', async () => {
    const id = await given('old@hosts.example');
    await save(id, { firstName: 'Newer', email: 'old@hosts.example' });
    for (const stale of [
      () => save(id, { firstName: 'Older', email: 'old@hosts.example' }, { headers: { 'if-match': '"1"' } }),
      () => block(id, true, { headers: { 'if-match': '"1"' } }),
    ]) {
      const { status, envelope } = await stale();
      expect(status).toBe(412);
      expect(envelope.data).toMatchObject({ firstName: 'Newer', version: 2 });
    }
    expect(await read(id)).toMatchObject({ firstName: 'Newer', block: false });
  });

  it('§4 blocks and unblocks with a boolean, and tells the user’s own services', async () => {
    const id = await given('blocked@hosts.example');
    expect((await block(id, true)).envelope.data).toMatchObject({ block: true, version: 2 });
    expect((await block(id, true)).envelope.data).toMatchObject({ block: true, version: 2 });
    expect((await block(id, false)).envelope.data).toMatchObject({ block: false, version: 3 });
    expect((await auditsOf(id)).map(({ action }) => action)).toEqual(['blockUser', 'unblockUser']);
    const own = (await alertsOf(id)).filter(({ audience }) => audience === `user:${id}`);
    expect(own).toEqual([
      { event: 'userblocked', audience: `user:${id}`, payload: { userId: id, block: true } },
      { event: 'userunblocked', audience: `user:${id}`, payload: { userId: id, block: false } },
    ]);
  });

  it.each(['true', 1, null, undefined])('§7 refuses %s as the value of a block', async (value) => {
    const id = await given(`odd-${Math.random()}@hosts.example`);
    expect((await block(id, value)).status).toBe(422);
    expect(await read(id)).toMatchObject({ block: false, version: 1 });
  });

  it('§2 the boat list marks a blocked owner at once, also for who keeps it', async () => {
    const { id, userId } = await givenBoat(running.db);
    const list = () => ask(running.app, 'getAllBoats', { token: tokens[1] });
    const { headers } = await list();
    await block(userId, true);
    const after = await list();
    expect(after.headers['etag']).not.toBe(headers['etag']);
    expect(after.envelope.data).toContainEqual(
      expect.objectContaining({ _id: id, user: expect.objectContaining({ block: true }) as object }),
    );
  });

  it('§6 lets Customer Support neither save nor block', async () => {
    const id = await given('safe@hosts.example');
    const before = await fingerprintOf(running.db);
    for (const { status, envelope } of [
      await save(id, { firstName: 'Ida', email: 'safe@hosts.example' }, { role: 3 }),
      await block(id, true, { role: 3 }),
    ]) {
      expect(status).toBe(403);
      expect(envelope.error).toBe(english(refusalOf('users.edit')));
    }
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('§7 says that a user who is gone is gone', async () => {
    for (const { status } of [
      await save('nobody', { firstName: 'Ida', email: 'gone@hosts.example' }),
      await block('nobody', true),
    ])
      expect(status).toBe(404);
  });

  it('stores every field of the form as it came', async () => {
    const id = await given('every@hosts.example');
    const data = { ...wholeDocument(forms.user), ...person, email: 'every@hosts.example' };
    expect(Object.keys(forms.user.schema.properties ?? {}).sort()).toEqual(Object.keys(data).sort());
    await save(id, data);
    const [stored] = await running.db.query<{ same: boolean }>(sql`
      select attributes = ${asJson(data)} as same from users where _id = ${id}`);
    expect(stored?.same).toBe(true);
  });
});
