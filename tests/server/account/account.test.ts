import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Admin, OwnSession, SignIn } from '#schemas/types.ts';
import { hashPassword } from '#server/access/passwords.ts';
import { sweep } from '#server/files/sweeper.ts';
import { openStorage } from '#server/files/open-storage.ts';
import { ask, useApp, type Answered, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { gate } from '#tests/support/gate.ts';
import { dot, upload } from '#tests/support/server/multipart.ts';
import { givenAdmin, signedIn } from '#tests/support/server/rows.ts';

const { refusal } = messages;
const password = 'the present one';
const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let made = 0;

describeEngines('the own account', (engine) => {
  const running = useApp(engine);
  let id: string;
  let email: string;
  let token: string;

  const login = (secret = password, agent = linux): Promise<Answered> =>
    ask(running.app, 'login', {
      params: { email, password: secret },
      headers: { 'user-agent': agent },
    });
  const own = (name: Parameters<typeof ask>[1], request: Request = {}): Promise<Answered> =>
    ask(running.app, name, { token, ...request });
  const isOpen = async (of: unknown): Promise<boolean> =>
    (await ask(running.app, 'checkSession', { token: String(of) })).status === 200;
  const audited = async (): Promise<string[]> =>
    (
      await running.db.query<{ action: string }>(
        sql`select action from audits where entity = 'admin' and entity_id = ${id} and admin_id = ${id} order by number`,
      )
    ).map(({ action }) => action);

  beforeEach(async () => {
    made += 1;
    email = `own-${made}@staff.example`;
    id = await givenAdmin(running.db, email, password, 3);
    token = String((await login()).envelope['token']);
    await running.db.script('delete from attempts');
  });

  it('changes the own name whatever the role, and neither email nor role', async () => {
    const { status, envelope } = await own('saveAccount', { body: { firstName: 'Mia', lastName: 'Berg' } });
    expect(status).toBe(200);
    expect(envelope.data).toMatchObject({ _id: id, firstName: 'Mia', lastName: 'Berg', email, role: 3 });
    expect((await own('saveAccount', { body: { firstName: 'Mia', role: 1 } })).status).toBe(422);
    expect((await own('saveAccount', { body: { firstName: ' ' } })).envelope.sort).toBe('firstName');
    expect(await audited()).toEqual(['saveAccount']);
  });

  it('refuses a name that is based on an older version with 412 and the newer row', async () => {
    const version = String(
      ((await own('saveAccount', { body: { firstName: 'A' } })).envelope.data as Admin).version,
    );
    await own('saveAccount', { body: { firstName: 'B' } });
    const late = await own('saveAccount', {
      body: { firstName: 'C' },
      headers: { 'if-match': `"${version}"` },
    });
    expect(late.status).toBe(412);
    expect(late.envelope.data).toMatchObject({ firstName: 'B' });
  });

  it('keeps the preferences for the admin alone, and answers them at the next sign-in', async () => {
    const preferences = { language: 'it', theme: 'dark', density: 'compact', start: '/home/bookings' };
    expect((await own('savePreferences', { body: preferences })).status).toBe(200);
    expect((await own('checkSession')).envelope['existingUser']).toMatchObject({ preferences });
    expect((await login()).envelope['existingUser']).toMatchObject({ preferences });
    const chief = await signedIn(running.db, 1);
    expect((await ask(running.app, 'getAdmins', { token: chief.token })).text).not.toContain('preferences');
    expect(
      (await own('savePreferences', { body: { ...preferences, start: 'https://a.example' } })).status,
    ).toBe(422);
  });

  it('changes the password for who knows the present one, and ends every other session', async () => {
    const other = (await login()).envelope['token'];
    const wrong = await own('changePassword', { body: { current: 'a wrong one', password: 'the next one' } });
    expect(wrong.status).toBe(422);
    expect(wrong.envelope.errors).toEqual({ current: refusal.presentPassword });
    expect(await isOpen(other)).toBe(true);

    const done = await own('changePassword', { body: { current: password, password: 'the next one' } });
    expect(done.status).toBe(200);
    expect(await isOpen(other)).toBe(false);
    expect(await isOpen(token)).toBe(true);
    expect((await login()).status).toBe(401);
    expect((await login('the next one')).status).toBe(200);
    expect(await audited()).toEqual(['changePassword']);
  });

  it.each([
    ['iloveyou', refusal.commonPassword],
    ['11111111', refusal.commonPassword],
    ['own-staff-7!', refusal.namedPassword],
  ])('refuses %s, which anybody would try first, at its field', async (weak, text) => {
    const refused = await own('changePassword', { body: { current: password, password: weak } });
    expect([refused.status, refused.envelope.errors]).toEqual([422, { password: text }]);
    expect((await login()).status).toBe(200);
  });

  it('is not taken back with the former password while it is being given another one', async () => {
    const given = await hashPassword('given by another admin');
    const { passed: begun, open: begin } = gate();
    const other = running.db.transaction(async (tx) => {
      await tx.query(sql`update admins set password_hash = ${given} where _id = ${id}`);
      begin();
      // Long enough to find that the former password is right.
      await wait(700);
    });
    await begun;
    const late = await own('changePassword', { body: { current: password, password: 'the next one' } });
    await other;
    expect(late.envelope).toMatchObject({ flag: false, sort: 'current' });
    expect((await login('given by another admin')).status).toBe(200);
  });

  it('tells of failed attempts where the password is asked for again as it does at the login', async () => {
    const told = async (): Promise<unknown[]> =>
      (
        await running.db.query<{ values: unknown }>(sql`
          select payload->'text'->'values' as values from alerts where audience = ${`admin:${id}`} order by number`)
      ).map(({ values }) => values);
    const { tellFrom } = limits.attempts;
    const body = { current: 'a wrong one', password: 'the next one' };
    for (let attempt = 1; attempt <= tellFrom; attempt += 1) {
      expect(await told()).toEqual([]);
      expect((await own('changePassword', { body })).status).toBe(422);
    }
    expect(await told()).toEqual([{ count: tellFrom }]);
    // Slowly, so that the count of a quarter of an hour tells of none of them.
    await running.db.query(sql`update attempts set count = 0, total = ${tellFrom + 5}`);
    expect((await own('changePassword', { body: { ...body, current: password } })).status).toBe(200);
    expect((await told()).at(-1)).toEqual({ count: tellFrom + 5 });
  });

  it('counts a wrong present password as a wrong one at the login', async () => {
    for (let attempt = 0; attempt < limits.attempts.perEmail; attempt += 1)
      await own('changePassword', { body: { current: 'a wrong one', password: 'the next one' } });
    const held = await own('changePassword', { body: { current: password, password: 'the next one' } });
    expect(held.status).toBe(429);
    expect((await login()).status).toBe(429);
  });

  it('lists the own sessions with device, place and time, and never a token', async () => {
    await login(password, '');
    const { envelope, text } = await own('getSessions');
    const [newest, first] = envelope.data as OwnSession[];
    expect(newest).not.toHaveProperty('browser');
    expect(first).toMatchObject({
      browser: 'Firefox 140',
      system: 'Linux',
      address: '127.0.0.1',
      isOwn: true,
    });
    expect(Date.parse(String(first?.endsAt)) - Date.parse(String(first?.at))).toBe(
      limits.session.hours * 3_600_000,
    );
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/agent|hash/i);
  });

  it('ends one session or all others, never the own and never that of somebody else', async () => {
    const [one, two] = [(await login()).envelope['token'], (await login()).envelope['token']];
    const sessions = (await own('getSessions')).envelope.data as OwnSession[];
    const [mine, oldest] = [sessions.find(({ isOwn }) => isOwn), sessions.find(({ isOwn }) => !isOwn)];
    const ownRefusal = await own('endSession', { params: { id: String(mine?._id) } });
    expect([ownRefusal.status, ownRefusal.envelope.error]).toEqual([409, refusal.ownSession]);

    const stranger = await signedIn(running.db, 1);
    const elsewhere = await ask(running.app, 'endSession', {
      token: stranger.token,
      params: { id: String(oldest?._id) },
    });
    expect(elsewhere.status).toBe(404);

    expect((await own('endSession', { params: { id: String(oldest?._id) } })).status).toBe(200);
    expect([await isOpen(one), await isOpen(two)]).toEqual([true, false]);
    await own('endOtherSessions');
    expect([await isOpen(one), await isOpen(token), await isOpen(stranger.token)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('writes down who signed in and who could not, newest first, a page at a time', async () => {
    await login('a wrong one', 'curl/8.5.0');
    // A refused attempt is written down after its answer.
    const read = async (query = {}): Promise<Answered> => own('getSignIns', { query });
    await expect.poll(async () => ((await read()).envelope.data as SignIn[]).length).toBe(2);
    const [latest, first] = (await read()).envelope.data as SignIn[];
    expect(latest).toMatchObject({ outcome: 'refused', address: '127.0.0.1' });
    expect(first).toMatchObject({ outcome: 'accepted', browser: 'Firefox 140', system: 'Linux' });
    const older = await read({ before: String(latest?.number) });
    expect((older.envelope.data as SignIn[]).map(({ number }) => number)).toEqual([first?.number]);
    expect(older.envelope.page).toEqual({ next: null });
  });

  it('keeps one picture: a new one replaces it, and the sweeper leaves it alone', async () => {
    const { DATA_DIR } = running.env;
    const first = ((await own('saveOwnPicture', upload(dot))).envelope.data as Admin).avatar;
    const second = ((await own('saveOwnPicture', upload(dot))).envelope.data as Admin).avatar;
    expect(first).toMatch(/^\/images\/admins\/.*\.webp$/);
    expect((await running.app.inject(String(second))).statusCode).toBe(200);
    expect((await running.app.inject(String(first))).statusCode).toBe(404);
    await sweep(openStorage(running.env), running.db, new Date(Date.now() + 60_000));
    expect((await running.app.inject(String(second))).statusCode).toBe(200);

    const removed = await own('deleteOwnPicture');
    expect(removed.envelope.data).not.toHaveProperty('avatar');
    // There is none any more, so nothing is changed.
    const again = await own('deleteOwnPicture');
    expect(again.envelope.data).toEqual(removed.envelope.data);
    const folder = join(DATA_DIR, 'images/admins', id);
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    expect(await audited()).toEqual(['accountPicture', 'accountPicture', 'accountPicture']);
  });
});
