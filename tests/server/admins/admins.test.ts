import { io } from 'socket.io-client';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Admin } from '#schemas/types.ts';
import { english } from '#schemas/text.ts';
import { findCredentials } from '#server/admins/queries.ts';
import { isPassword } from '#server/access/passwords.ts';
import { ask, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { dot, upload } from '#tests/support/server/multipart.ts';
import { fingerprintOf, signedIn, type GivenAdmin } from '#tests/support/server/rows.ts';

const refusal = { ...messages.refusal, ...serverMessages.refusal };
const password = 'long enough';
let count = 0;
const person = (values: object = {}) => ({
  firstName: 'Mia',
  lastName: 'Berg',
  email: `mia-${(count += 1)}@staff.example`,
  password,
  role: 3,
  ...values,
});

describeEngines('§2 admin accounts', (engine) => {
  const running = useApp(engine);
  let chief: GivenAdmin;
  beforeEach(async () => {
    await running.db.script('delete from admins; delete from audits; delete from alerts');
    chief = await signedIn(running.db);
  });

  const add = (data: object, token = chief.token): Promise<Answered> =>
    ask(running.app, 'addAdmin', { body: { data }, token });
  const update = (id: string, data: object, request: object = {}): Promise<Answered> =>
    ask(running.app, 'updateAdmin', { params: { _id: id }, body: { data }, token: chief.token, ...request });
  const remove = (id: string, token = chief.token): Promise<Answered> =>
    ask(running.app, 'deleteAdmin', { params: { id }, token });
  const bare = (id: string, token: string): Promise<Answered> =>
    ask(running.app, 'removeSecondFactor', { params: { id }, token });
  const list = async (token = chief.token): Promise<Admin[]> =>
    (await ask(running.app, 'getAdmins', { token })).envelope.data as Admin[];
  const isOpen = async (token: string): Promise<boolean> =>
    (await ask(running.app, 'checkSession', { token })).status === 200;
  const signIn = (email: string, typed: string): Promise<Answered> =>
    ask(running.app, 'login', { params: { email, password: typed } });

  it('§7 an added admin is listed, may sign in, and no answer holds the password or its hash', async () => {
    const data = person();
    const added = await add(data);
    expect(added.status).toBe(200);
    const { password: _, ...shown } = data;
    expect(added.envelope.data).toMatchObject({ ...shown, version: 1 });
    expect(await list()).toEqual([expect.anything(), added.envelope.data]);
    expect((await signIn(data.email, password)).envelope['existingUser']).toEqual(added.envelope.data);
    expect(added.text + JSON.stringify(await list())).not.toMatch(/password|argon2/i);
    const audits = await running.db.query<{ text: string }>(sql`select a::text as text from audits a`);
    expect(audits).toHaveLength(1);
    expect(audits[0]?.text).not.toMatch(/long enough|argon2/);
  });

  it.each([
    ['firstName', undefined, 'Admin Name is required.'],
    ['firstName', '', 'Admin Name is required.'],
    ['firstName', '  ', 'Admin Name must not be empty or consist only of spaces.'],
    ['email', undefined, 'Email is required.'],
    ['email', 'no at sign', 'Invalid email format.'],
    ['password', undefined, 'Password is required.'],
    ['password', '', 'Password is required.'],
    ['password', 'sixsix', 'Password must be longer than 6 characters.'],
    ['role', undefined, 'Role field must not be empty'],
    ['role', 0, 'Role field must not be empty'],
    ['role', '1', 'Role field must not be empty'],
  ])('§5 %s of %j answers 422 at the field: %s', async (field, value, text) => {
    const before = await fingerprintOf(running.db);
    const { status, envelope } = await add(person({ [field]: value }));
    expect(status).toBe(422);
    const { text: said = text, texts = { [field]: text }, ...specified } = envelope;
    expect(specified).toEqual({ flag: false, sort: field, error: text, errors: { [field]: text } });
    expect([english(said), english(texts[field] ?? '')]).toEqual([text, text]);
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('refuses a field that the form does not have', async () => {
    const { status, envelope } = await add(person({ block: true }));
    expect({ status, sort: envelope.sort }).toEqual({ status: 422, sort: 'block' });
  });

  it('an email belongs to one admin, however it is written and whoever is quicker', async () => {
    const { email } = person();
    const answers = await Promise.all([add(person({ email })), add(person({ email: email.toUpperCase() }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.envelope).toEqual({
      flag: false,
      sort: 'email',
      error: refusal.emailTaken,
      errors: { email: refusal.emailTaken },
    });
    const other = await signedIn(running.db, 3);
    expect((await update(other.id, person({ email }))).envelope.sort).toBe('email');
  });

  it('a password that is missing or empty stays, a new one replaces it and ends the sessions', async () => {
    const data = person();
    const { _id } = (await add(data)).envelope.data as Admin;
    const token = (await signIn(data.email, password)).envelope['token'] as string;
    const { password: _, ...others } = data;
    for (const change of [others, { ...data, password: '' }]) {
      expect((await update(String(_id), change)).status).toBe(200);
      expect(await isOpen(token)).toBe(true);
    }
    expect((await update(String(_id), { ...data, password: 'another one' })).status).toBe(200);
    expect(await isOpen(token)).toBe(false);
    const found = await findCredentials(running.db, data.email);
    expect(await isPassword('another one', found?.passwordHash, { address: '', isKnown: true })).toBe(true);
    const short = await update(String(_id), { ...data, password: 'short' });
    expect(short.envelope.error).toBe('Password must be longer than 6 characters.');
  });

  it('any password of more than 6 characters is taken, as specified', async () => {
    const data = person({ password: 'Password1' });
    expect((await add(data)).status).toBe(200);
    expect((await signIn(data.email, 'Password1')).status).toBe(200);
  });

  it('a field that was emptied is gone, what the form does not know stays', async () => {
    const { id } = await signedIn(running.db, 3);
    await running.db.query(
      sql`update admins set attributes = attributes || '{"avatar":"/a.webp"}' where _id = ${id}`,
    );
    const { lastName: _, ...data } = person();
    const { envelope } = await update(id, data);
    expect(envelope.data).toMatchObject({ firstName: 'Mia', avatar: '/a.webp' });
    expect(envelope.data).not.toHaveProperty('lastName');
  });

  it('a stale version answers 412 with the newer row', async () => {
    const { id } = await signedIn(running.db, 3);
    const headers = { 'if-match': '"1"' };
    const first = await update(id, person(), { headers });
    expect((first.envelope.data as Admin).version).toBe(2);
    const second = await update(id, person(), { headers });
    expect(second.status).toBe(412);
    expect(second.envelope.data).toEqual(first.envelope.data);
    for (const name of ['deleteAdmin', 'removeSecondFactor'] as const) {
      const late = await ask(running.app, name, { params: { id }, token: chief.token, headers });
      expect(late, name).toMatchObject({ status: 412, envelope: { data: first.envelope.data } });
    }
  });

  it('§6 a changed role counts at once and ends the sessions; other changes do not', async () => {
    const other = await signedIn(running.db, 2);
    await update(other.id, person({ role: 2, password: '' }));
    expect(await isOpen(other.token)).toBe(true);
    await update(other.id, person({ role: 3, password: '' }));
    expect(await isOpen(other.token)).toBe(false);
  });

  it('the last admin with full access can neither be demoted nor deleted', async () => {
    const before = await fingerprintOf(running.db);
    const demoted = await update(chief.id, person({ role: 2 }));
    expect(demoted.status).toBe(409);
    expect(demoted.envelope).toEqual({ flag: false, sort: 'role', error: refusal.lastFullAccess });
    const deleted = await remove(chief.id);
    expect(deleted.status).toBe(409);
    expect(deleted.envelope.error).toBe(refusal.ownAccount);
    expect(await fingerprintOf(running.db)).toBe(before);
    expect(await isOpen(chief.token)).toBe(true);
  });

  it('a blocked admin with full access does not count', async () => {
    const blocked = await signedIn(running.db);
    await running.db.query(sql`update admins set block = true where _id = ${blocked.id}`);
    expect((await update(chief.id, person({ role: 2 }))).status).toBe(409);
  });

  it('two who take full access from each other at once: one wins, and one keeps it', async () => {
    for (let round = 0; round < 10; round += 1) {
      await running.db.script('delete from admins');
      const pair = [await signedIn(running.db), await signedIn(running.db)] as const;
      const [one, two] = pair;
      const answers = await Promise.all(
        round % 2
          ? [remove(two.id, one.token), remove(one.id, two.token)]
          : [
              update(two.id, person({ role: 2 }), { token: one.token }),
              update(one.id, person({ role: 2 }), { token: two.token }),
            ],
      );
      // Who lost its full access first is refused for that; who asked in time, because it is the last.
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toContain(200);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const [left] = await running.db.query<{ count: number }>(
        sql`select count(*) as count from admins where role = 1`,
      );
      expect(left?.count).toBe(1);
    }
  });

  it('§7 one is deleted also by a client that names a kind of body, and sends none', async () => {
    const { envelope } = await add(person());
    const { _id: id } = envelope.data as Admin;
    const headers = { 'content-type': 'application/json' };
    const { status } = await ask(running.app, 'deleteAdmin', {
      params: { id: String(id) },
      token: chief.token,
      headers,
    });
    expect(status).toBe(200);
    expect((await list()).map(({ _id }) => _id)).not.toContain(id);
  });

  it('nobody deletes their own account, nor removes their own second factor without the password', async () => {
    await signedIn(running.db);
    const { status, envelope } = await remove(chief.id);
    expect(status).toBe(409);
    expect(envelope).toEqual({ flag: false, sort: '_id', error: refusal.ownAccount });
    const before = await fingerprintOf(running.db);
    const bared = await bare(chief.id, chief.token);
    expect(bared.status).toBe(409);
    expect(bared.envelope).toEqual({ flag: false, sort: '_id', error: refusal.ownFactor });
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('who may change admins changes none above their own role, and gives no role above it', async () => {
    const right = roles.permissions['admins.edit'];
    const given = right.roles;
    onTestFinished(() => void (right.roles = given));
    right.roles = [1, 2];
    const { token } = await signedIn(running.db, 2);
    const above = await signedIn(running.db, 1);
    const equal = await signedIn(running.db, 2);
    const before = await fingerprintOf(running.db);
    for (const asked of [
      () => update(above.id, person({ role: 1 }), { token }),
      () => update(above.id, person({ role: 2 }), { token }),
      () => bare(above.id, token),
      () => remove(above.id, token),
    ]) {
      const { status, envelope } = await asked();
      expect([status, envelope]).toEqual([403, { flag: false, sort: 'role', error: refusal.accountAbove }]);
    }
    const raised = await update(equal.id, person({ role: 1 }), { token });
    expect([raised.status, raised.envelope.error]).toEqual([403, refusal.roleAbove]);
    expect(await fingerprintOf(running.db)).toBe(before);
    for (const asked of [
      () => update(equal.id, person({ role: 2 }), { token }),
      () => bare(equal.id, token),
      () => remove(equal.id, token),
    ])
      expect((await asked()).status).toBe(200);
  });

  it('a second factor that there is not is removed without a trace', async () => {
    const { id } = await signedIn(running.db, 3);
    const before = await fingerprintOf(running.db);
    expect((await bare(id, chief.token)).envelope.data).toMatchObject({ _id: id, version: 1 });
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('the picture of who is deleted is nowhere any more', async () => {
    const other = await signedIn(running.db, 3);
    const { token } = other;
    const sent = await ask(running.app, 'saveOwnPicture', { ...upload(dot), token });
    const address = String((sent.envelope.data as Admin).avatar);
    const statusOf = async () => (await running.app.inject({ url: address })).statusCode;
    expect(await statusOf()).toBe(200);
    expect((await remove(other.id)).status).toBe(200);
    expect(await statusOf()).toBe(404);
  });

  it('§6 a manager and customer support see their own account only', async () => {
    for (const role of [2, 3]) {
      const { id, token } = await signedIn(running.db, role);
      expect((await list(token)).map(({ _id }) => _id)).toEqual([id]);
    }
    expect(await list()).toHaveLength(3);
  });

  it('an admin who is gone answers 404', async () => {
    const { id } = await signedIn(running.db, 3);
    expect((await remove(id)).status).toBe(200);
    for (const answer of [await remove(id), await update(id, person())]) {
      expect(answer.status).toBe(404);
      expect(answer.envelope.error).toBe('This admin does not exist any more.');
    }
  });
});

describeEngines('§4 the sockets of an admin', (engine) => {
  const running = useApp(engine);
  let url: string;
  beforeAll(async () => {
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}`;
  });

  it.each(['role', 'password', 'deletion'])('are closed by a change: %s', async (what) => {
    const chief = await signedIn(running.db);
    const other = await signedIn(running.db, 2);
    const sockets = [other, chief].map(({ token }) => io(url, { auth: { token }, reconnection: false }));
    await vi.waitFor(() => expect(sockets.map(({ connected }) => connected)).toEqual([true, true]));
    const data = person({
      role: what === 'role' ? 3 : 2,
      password: what === 'password' ? 'another one' : '',
    });
    const token = chief.token;
    if (what === 'deletion') await ask(running.app, 'deleteAdmin', { params: { id: other.id }, token });
    else await ask(running.app, 'updateAdmin', { params: { _id: other.id }, body: { data }, token });
    await vi.waitFor(() => expect(sockets.map(({ connected }) => connected)).toEqual([false, true]));
    for (const socket of sockets) socket.close();
  });
});
