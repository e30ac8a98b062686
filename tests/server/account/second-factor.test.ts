import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { generateSecret, generateSync } from 'otplib';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it } from 'vitest';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Admin, NewFactor, RecoveryCodes, SignIn } from '#schemas/types.ts';
import { ask, useApp, type Answered, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { givenAdmin, signedIn } from '#tests/support/server/rows.ts';

const refusal = { ...messages.refusal, ...serverMessages.refusal };
const password = 'the present one';
let made = 0;

describeEngines('the second factor', (engine) => {
  const running = useApp(engine);
  let id: string;
  let email: string;
  let token: string;
  let secret: string;
  let codes: string[];
  /** Seconds from now, so that each code is a new one. */
  let later: number;

  const login = (query: Record<string, string> = {}, given = password): Promise<Answered> =>
    ask(running.app, 'login', { params: { email, password: given }, query });
  const own = (name: Parameters<typeof ask>[1], request: Request = {}): Promise<Answered> =>
    ask(running.app, name, { token, ...request });
  const codeOf = (): string => generateSync({ secret, epoch: Date.now() / 1000 + later });
  const nextCode = (): string => {
    later += 30;
    return codeOf();
  };

  beforeEach(async () => {
    await running.db.script('delete from attempts');
    made += 1;
    email = `factor-${made}@staff.example`;
    id = await givenAdmin(running.db, email, password, 3);
    token = String((await login()).envelope['token']);
    const started = await own('startSecondFactor', { body: { current: password } });
    secret = (started.envelope.data as NewFactor).secret;
    later = 0;
    const confirmed = await own('confirmSecondFactor', { body: { code: codeOf() } });
    codes = (confirmed.envelope.data as RecoveryCodes).codes;
    // As if that had been a while ago: the codes of now are new ones.
    await running.db.query(sql`update second_factors set step = 0 where admin_id = ${id}`);
    later = -30;
  });
  afterEach(() => {
    for (const role of roles.roles) role.demandsSecondFactor = false;
  });

  it('asks for a code after the right password, and says so in the envelope', async () => {
    const asked = await login();
    expect(asked.status).toBe(401);
    expect(asked.envelope).toEqual({ flag: false, sort: 'code', error: refusal.codeNeeded });
    expect((await login({}, 'a wrong one')).envelope.sort).toBe('email');
    const entered = await login({ code: nextCode() });
    expect([entered.status, entered.envelope['existingUser']]).toEqual([
      200,
      expect.objectContaining({ _id: id, secondFactor: true }),
    ]);
  });

  it('takes a code once, and none older than the last one', async () => {
    const [first, second] = [nextCode(), nextCode()];
    expect((await login({ code: second })).status).toBe(200);
    for (const used of [second, first])
      expect((await login({ code: used })).envelope).toMatchObject({
        sort: 'code',
        error: refusal.wrongCode,
      });
  });

  it('lets two sign-ins at once use the same code for one of them', async () => {
    const code = nextCode();
    const statuses = (await Promise.all([login({ code }), login({ code })])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    expect(codes).toHaveLength(limits.secondFactor.recoveryCodes);
    // 32 letters to choose from are five bits each: 140 of them.
    for (const code of codes) expect(code).toMatch(/^([A-Z2-9]{4}-){6}[A-Z2-9]{4}$/);
    const [first = ''] = codes;
    expect((await login({ code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
    expect((await login({ code: first })).status).toBe(401);
    const renewed = await own('renewRecoveryCodes', { body: { current: password } });
    expect((await login({ code: codes[1] ?? '' })).status).toBe(401);
    expect((await login({ code: (renewed.envelope.data as RecoveryCodes).codes[0] ?? '' })).status).toBe(200);
  });

  it('counts wrong codes as attempts, and not the question for one', async () => {
    for (let time = 0; time < limits.attempts.perEmail + 1; time += 1)
      expect((await login()).envelope.sort).toBe('code');
    for (let time = 0; time < limits.attempts.perEmail; time += 1)
      expect((await login({ code: '000000' })).status).toBe(401);
    expect((await login({ code: nextCode() })).status).toBe(429);
  });

  it('lets the owner see that somebody had the password, but not the code', async () => {
    await login({ code: '000000' });
    const [latest] = (await own('getSignIns')).envelope.data as SignIn[];
    expect(latest?.outcome).toBe('wrongCode');
  });

  it('is signed in by POST with the code in the body', async () => {
    const response = await running.app.inject({
      method: 'POST',
      url: '/api/admin/users/login',
      payload: { email, password, code: nextCode() },
    });
    expect(response.statusCode).toBe(200);
  });

  it('is set up and turned off with the password only', async () => {
    const wrong = { body: { current: 'a wrong one' } };
    for (const name of ['startSecondFactor', 'renewRecoveryCodes', 'removeOwnSecondFactor'] as const)
      expect((await own(name, wrong)).envelope.errors).toEqual({ current: refusal.presentPassword });
    const again = await own('startSecondFactor', { body: { current: password } });
    expect([again.status, again.envelope.error]).toEqual([409, refusal.factorThere]);
    expect((await own('removeOwnSecondFactor', { body: { current: password } })).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect((await own('renewRecoveryCodes', { body: { current: password } })).envelope.error).toBe(
      refusal.factorAbsent,
    );
  });

  it('is not on before a code has shown that the app has the secret', async () => {
    await own('removeOwnSecondFactor', { body: { current: password } });
    await own('startSecondFactor', { body: { current: password } });
    expect((await own('confirmSecondFactor', { body: { code: '000000' } })).envelope.errors).toEqual({
      code: refusal.wrongCode,
    });
    expect((await login()).status).toBe(200);
  });

  it('is confirmed by a code of the secret that is kept, whatever another tab starts meanwhile', async () => {
    await own('removeOwnSecondFactor', { body: { current: password } });
    const started = await own('startSecondFactor', { body: { current: password } });
    secret = (started.envelope.data as NewFactor).secret;
    later = 0;
    const [isStarted, isSent] = [new EventEmitter(), new EventEmitter()];
    const starting = running.db.transaction(async (tx) => {
      await tx.query(sql`select 1 from admins where _id = ${id} for update`);
      await tx.query(sql`update second_factors set secret = ${generateSecret()} where admin_id = ${id}`);
      isStarted.emit('done');
      await once(isSent, 'done');
    });
    await once(isStarted, 'done');
    const confirming = own('confirmSecondFactor', { body: { code: codeOf() } });
    await wait(300);
    isSent.emit('done');
    await starting;
    const confirmed = await confirming;
    expect([confirmed.status, confirmed.envelope.errors]).toEqual([422, { code: refusal.wrongCode }]);
    expect((await login()).status).toBe(200);
  });

  it('is removed by full access, which is audited, and by nobody else', async () => {
    const [chief, manager] = [await signedIn(running.db, 1), await signedIn(running.db, 2)];
    const params = { id };
    expect((await ask(running.app, 'removeSecondFactor', { params, token: manager.token })).status).toBe(403);
    const removed = await ask(running.app, 'removeSecondFactor', { params, token: chief.token });
    expect(removed.envelope.data).not.toHaveProperty('secondFactor');
    expect((await login()).status).toBe(200);
    const audits = await running.db.query<{ action: string; by: string }>(sql`
      select action, admin_id as by from audits where entity = 'admin' and entity_id = ${id} order by number`);
    expect(audits).toEqual([
      { action: 'addSecondFactor', by: id },
      { action: 'removeSecondFactor', by: chief.id },
    ]);
  });

  it('never answers, audits or logs what it consists of', async () => {
    const chief = await signedIn(running.db, 1);
    const answers = [
      await own('checkSession'),
      await login({ code: nextCode() }),
      await ask(running.app, 'getAdmins', { token: chief.token }),
    ];
    const audits = JSON.stringify(await running.db.query(sql`select * from audits`));
    for (const text of [...answers.map(({ text: one }) => one), audits]) expect(text).not.toContain(secret);
    const [kept] = await running.db.query<{ recovery: string }>(
      sql`select recovery::text as recovery from second_factors where admin_id = ${id}`,
    );
    for (const code of codes) expect(kept?.recovery).not.toContain(code);
  });

  it('is all that an admin of a role that demands it can see to, before there is one', async () => {
    for (const role of roles.roles) role.demandsSecondFactor = role.id === 3;
    expect((await own('getAllBoats')).status).toBe(200);
    expect((await own('removeOwnSecondFactor', { body: { current: password } })).envelope.error).toBe(
      refusal.factorDemanded,
    );
    const other = await signedIn(running.db, 3);
    const held = await ask(running.app, 'getAllBoats', { token: other.token });
    expect([held.status, held.envelope]).toEqual([
      403,
      { flag: false, sort: 'secondFactor', error: refusal.factorDemanded },
    ]);
    expect((await ask(running.app, 'checkSession', { token: other.token })).status).toBe(200);
    const chief = await signedIn(running.db, 1);
    expect((await ask(running.app, 'getAllBoats', { token: chief.token })).status).toBe(200);
  });

  it('opens everything as soon as it is there', async () => {
    await own('removeOwnSecondFactor', { body: { current: password } });
    for (const role of roles.roles) role.demandsSecondFactor = true;
    expect((await own('getAllBoats')).status).toBe(403);
    secret = ((await own('startSecondFactor', { body: { current: password } })).envelope.data as NewFactor)
      .secret;
    later = 0;
    await own('confirmSecondFactor', { body: { code: codeOf() } });
    expect((await own('getAllBoats')).status).toBe(200);
    expect(((await own('checkSession')).envelope['existingUser'] as Admin).secondFactor).toBe(true);
  });
});
