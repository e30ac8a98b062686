import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import limits from '#schemas/limits.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { english } from '#schemas/text.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import type { Admin } from '#schemas/types.ts';
import { forgetAttempts } from '#server/access/attempt-queries.ts';
import { demandFewAttempts } from '#server/access/attempts.ts';
import { networkOf } from '#server/access/network.ts';
import { deleteSessionsOf } from '#server/access/queries.ts';
import { openSession } from '#server/access/sessions.ts';
import { findPasswordHash } from '#server/account/queries.ts';
import { lockAdmin } from '#server/admins/queries.ts';
import { build } from '#server/app.ts';
import type { Database } from '#server/database/database.ts';
import type { Refusal } from '#server/http/refusal.ts';
import { givenEnv, ask, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { gate } from '#tests/support/gate.ts';
import { dumpOf, givenAdmin, signedIn } from '#tests/support/server/rows.ts';

const refusal = { ...messages.refusal, ...serverMessages.refusal };
const password = 'Ünique & "odd" / pass\\word?';
const wrong = 'not the password';

describeEngines('signing in', (engine) => {
  const running = useApp(engine);
  let adminId: string;
  beforeAll(async () => {
    adminId = await givenAdmin(running.db, 'Ann@example.com', password, 2);
  });
  afterEach(() => running.db.script('delete from attempts'));

  const login = (email: string, secret: string, query: Record<string, string> = {}): Promise<Answered> =>
    ask(running.app, 'login', { params: { email, password: secret }, query });
  const check = (token: string | undefined): Promise<Answered> => ask(running.app, 'checkSession', { token });
  const hoursLeft = async (token: unknown): Promise<number> => {
    const { status } = await check(String(token));
    expect(status).toBe(200);
    const [row] = await running.db.query<{ hours: number }>(sql`
      select round(extract(epoch from max(expires_at) - now()) / 3600)::int as hours from sessions`);
    return row?.hours ?? 0;
  };

  it('§7 answers flag, token and existingUser, whatever the case of the email, and never a password', async () => {
    const { status, envelope, text } = await login('ann@EXAMPLE.com', password);
    expect(status).toBe(200);
    expect(Object.keys(envelope).sort()).toEqual(['alerts', 'existingUser', 'flag', 'token']);
    expect(envelope.flag).toBe(true);
    expect(envelope['token']).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(envelope['existingUser']).toMatchObject({ _id: adminId, email: 'Ann@example.com', role: 2 });
    expect(text).not.toMatch(/argon2|passw/i);
  });

  it('§4 the token proves the session at once, and only the hash of it is stored', async () => {
    const { envelope } = await login('ann@example.com', password);
    const token = String(envelope['token']);
    const answer = await check(token);
    expect(answer.status).toBe(200);
    expect((answer.envelope['existingUser'] as Admin)._id).toBe(adminId);
    expect(await dumpOf(running.db)).not.toContain(token);
  });

  it('§7 a session lasts 12 hours, and 30 days with remember', async () => {
    await running.db.script('delete from sessions');
    const short = await login('ann@example.com', password, { remember: 'false' });
    expect(await hoursLeft(short.envelope['token'])).toBe(limits.session.hours);
    const long = await login('ann@example.com', password, { remember: 'true' });
    expect(await hoursLeft(long.envelope['token'])).toBe(limits.session.rememberedDays * 24);
  });

  it.each([
    ['refused', 'has another password', 'a hash of another one', 401],
    ['done', 'has the same', null, 200],
  ])('in the middle of a change of the account is %s where it %s then', async (_, __, next, expected) => {
    const id = await givenAdmin(running.db, `${randomUUID()}@example.com`, password);
    const passwordHash = (await findPasswordHash(running.db, id)) ?? '';
    const { passed: begun, open: begin } = gate();
    const opened = begun
      .then(() => openSession(running.db, id, false, { address: '', agent: '', passwordHash }))
      .then(
        (token) => check(token),
        (refused: Refusal) => ({ status: refused.statusCode }),
      );
    await running.db.transaction(async (tx) => {
      await lockAdmin(tx, id);
      await deleteSessionsOf(tx, id);
      begin();
      await Promise.race([opened, wait(100)]);
      await tx.query(
        sql`update admins set password_hash = coalesce(${next}, password_hash) where _id = ${id}`,
      );
    });
    expect((await opened).status).toBe(expected);
  });

  it('refuses a query it does not know with 422', async () => {
    expect((await login('ann@example.com', password, { remember: 'yes' })).status).toBe(422);
    expect((await login('ann@example.com', password, { password })).status).toBe(422);
  });

  it('answers a wrong password, an unknown email and a blocked admin alike', async () => {
    const blocked = await givenAdmin(running.db, 'blocked@example.com', password);
    await running.db.query(sql`update admins set block = true where _id = ${blocked}`);
    const answers = [
      await login('ann@example.com', wrong),
      await login('nobody@example.com', password),
      await login('blocked@example.com', password),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(401);
      expect(text).toBe(answers[0]?.text);
    }
    expect(answers[0]?.envelope).toEqual({ flag: false, sort: 'email', error: refusal.credentials });
  });

  it('takes as long for an unknown email as for a wrong password', async () => {
    const fastest = async (email: string): Promise<number> => {
      let least = Infinity;
      for (let round = 0; round < 5; round += 1) {
        const begin = performance.now();
        await login(email, wrong);
        least = Math.min(least, performance.now() - begin);
      }
      return least;
    };
    const known = await fastest('ann@example.com');
    const unknown = await fastest('stranger@example.com');
    // Without the dummy hash the unknown one would be some ten times as fast.
    expect(unknown).toBeGreaterThan(known / 3);
    expect(known).toBeGreaterThan(unknown / 3);
  });

  it.each([
    ['ann.example.com', password, 'email', 'Invalid email format.'],
    ['ann@example.com', 'sixsix', 'password', 'Password must be longer than 6 characters.'],
  ])('§5 login of %s with "%s" is refused at %s: %s', async (email, secret, sort, error) => {
    const { status, envelope } = await login(email, secret);
    expect(status).toBe(422);
    expect(envelope).toEqual({ flag: false, sort, error, errors: { [sort]: error } });
  });

  it('refuses the 11th attempt for one email with 429, for an email that exists or not', async () => {
    for (const email of ['ann@example.com', 'ghost@example.com']) {
      for (let attempt = 0; attempt < limits.attempts.perEmail; attempt += 1)
        expect((await login(email, wrong)).status).toBe(401);
      const answer = await login(email.toUpperCase(), password);
      expect(answer.status).toBe(429);
      expect(answer.envelope.error).toBe('Too many attempts. Wait 15 minutes and try again.');
      expect(Number(answer.headers['retry-after'])).toBe(limits.attempts.windowMinutes * 60);
    }
    await running.db.query(sql`update attempts set since = now() - make_interval(mins => 16)`);
    expect((await login('ann@example.com', password)).status).toBe(200);
  });

  it('counts anew what was counted while the clock was ahead', async () => {
    for (let attempt = 0; attempt < limits.attempts.perEmail; attempt += 1)
      await login('ann@example.com', wrong);
    await running.db.query(sql`update attempts set since = now() + interval '1 year'`);
    expect((await login('ann@example.com', password)).status).toBe(200);
  });

  it('forgives the attempts of an email when it signs in', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 1; attempt < limits.attempts.perEmail; attempt += 1)
        await login('ann@example.com', wrong);
      expect((await login('ann@example.com', password)).status).toBe(200);
    }
  });

  it('locks nobody out from elsewhere: only addresses that the account does not know are held up', async () => {
    const { perEmail, perAccount, windowMinutes, knownDays } = limits.attempts;
    expect((await login('ann@example.com', password)).status).toBe(200);
    for (let attempt = 0; attempt <= perEmail; attempt += 1)
      await demandFewAttempts(running.db, { email: 'ann@example.com', address: '192.0.2.1' }).catch(
        () => undefined,
      );
    expect((await login('ann@example.com', password)).status).toBe(200);

    const account = sql`insert into attempts (key, count) values ('account:ann@example.com', ${perAccount})
      on conflict (key) do update set count = ${perAccount}`;
    await running.db.query(account);
    await expect(
      demandFewAttempts(running.db, { email: 'Ann@example.com', address: '192.0.2.2' }),
    ).rejects.toMatchObject({ statusCode: 429 });
    expect((await login('ann@example.com', password)).status).toBe(200);

    const keys = async (): Promise<unknown[]> =>
      (await running.db.query<{ key: string }>(sql`select key from attempts`)).map(({ key }) => key);
    await running.db.query(
      sql`update attempts set since = now() - make_interval(mins => ${windowMinutes + 1})`,
    );
    await forgetAttempts(running.db, windowMinutes, knownDays);
    expect(await keys()).toEqual(['known:ann@example.com 127.0.0.1']);
    await running.db.query(sql`update attempts set since = now() - make_interval(days => ${knownDays + 1})`);
    await forgetAttempts(running.db, windowMinutes, knownDays);
    expect(await keys()).toEqual([]);
  });

  const loginFrom = (remoteAddress: string, email: string, secret: string) =>
    running.app.inject({
      url: `/api/admin/users/${encodeURIComponent(email)}/${encodeURIComponent(secret)}`,
      remoteAddress,
    });

  it('tells the owner of an account of many failed attempts, at once and when they sign in', async () => {
    const { tellFrom } = limits.attempts;
    const ownerId = await givenAdmin(running.db, 'owner@example.com', password);
    const told = async (): Promise<{ number: number; values: unknown; message: string }[]> =>
      running.db.query(sql`
        select number, payload->'text'->'values' as values, payload->>'message' as message from alerts
        where audience = ${`admin:${ownerId}`} order by number`);
    for (let attempt = 1; attempt <= tellFrom + 2; attempt += 1) {
      if (attempt === tellFrom) expect(await told()).toEqual([]);
      const from = `192.0.2.${attempt}`;
      expect((await loginFrom(from, 'OWNER@example.com', wrong)).statusCode).toBe(401);
      expect((await loginFrom(from, 'ghost@example.com', wrong)).statusCode).toBe(401);
    }
    await expect.poll(told).toHaveLength(1);
    expect((await told())[0]).toMatchObject({
      values: { count: tellFrom },
      message: english(realtime.texts.failedAttempts, { count: tellFrom }),
    });

    // A quarter of an hour later, and long after that.
    await running.db.query(sql`update attempts set since = now() - make_interval(days => 3)`);
    await forgetAttempts(running.db, limits.attempts.windowMinutes, limits.attempts.knownDays);
    const { envelope } = await login('owner@example.com', password);
    const last = (await told()).at(-1);
    expect(last).toMatchObject({ values: { count: tellFrom + 2 } });
    expect(last?.number).toBeGreaterThan(Number(envelope['alerts']));
    await login('owner@example.com', password);
    expect(await told()).toHaveLength(2);
    expect((await dumpOf(running.db)).includes('account:ghost')).toBe(false);
  });

  it('a flood of wrong passwords from one address holds up neither another one nor where the account is known', async () => {
    await givenAdmin(running.db, 'bea@example.com', password);
    expect((await loginFrom('192.0.2.1', 'ann@example.com', password)).statusCode).toBe(200);
    let left = 0;
    const flood = Array.from({ length: 90 }, async (_, index) => {
      left += 1;
      const { statusCode } = await loginFrom('192.0.2.1', `ghost${index}@example.com`, wrong);
      left -= 1;
      return statusCode;
    });
    const leftAfter = async (from: string, email: string): Promise<number> => {
      expect((await loginFrom(from, email, password)).statusCode).toBe(200);
      return left;
    };
    // When the first of the flood have been looked at, those that found no place are gone, and the others wait.
    await Promise.any(flood);
    const others = await Promise.all([
      leftAfter('192.0.2.2', 'bea@example.com'),
      leftAfter('192.0.2.1', 'ann@example.com'),
    ]);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([401, 503]));
    // Behind the flood none of it would be left.
    for (const waiting of others) expect(waiting).toBeGreaterThan(0);
  });

  it('refuses more attempts from one address than a team makes, whatever the email', async () => {
    await running.db.query(sql`
      insert into attempts (key, count) values ('address:127.0.0.1', ${limits.attempts.perAddress})`);
    expect((await login('ann@example.com', password)).status).toBe(429);
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    await running.db.query(sql`
      insert into attempts (key, count) values ('address:2001:db8:0:7::/64', ${limits.attempts.perAddress})`);
    expect((await loginFrom('2001:db8::7:0:0:0:1', 'ann@example.com', password)).statusCode).toBe(429);
    expect((await loginFrom('2001:db8:0:7:ffff::2', 'ann@example.com', password)).statusCode).toBe(429);
    expect((await loginFrom('2001:db8:0:8::2', 'ann@example.com', password)).statusCode).toBe(200);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    ['::1', '0:0:0:0::/64'],
    ['2001:0db8::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ])('%s is of the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('answers the login to GET only: HEAD and POST reach nothing and open no session', async () => {
    await running.db.script('delete from sessions');
    const url = `/api/admin/users/ann%40example.com/${encodeURIComponent(password)}`;
    for (const method of ['HEAD', 'POST', 'PUT', 'OPTIONS'] as const) {
      const response = await running.app.inject({ method, url });
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('word');
    }
    expect(await running.db.query(sql`select 1 from sessions`)).toEqual([]);
  });

  it('never looks into a body: credentials are those of the path', async () => {
    const response = await running.app.inject({
      method: 'GET',
      url: `/api/admin/users/ann%40example.com/${encodeURIComponent(wrong)}`,
      payload: { email: 'ann@example.com', password },
    });
    expect(response.statusCode).toBe(401);
  });

  it('forbids caches and referrers to keep the address of the login', async () => {
    for (const secret of [password, wrong, 'short']) {
      const { headers } = await login('ann@example.com', secret);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['location']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('§4 signing out ends this session at once, and no other', async () => {
    const first = await login('ann@example.com', password);
    const second = await login('ann@example.com', password);
    const token = String(first.envelope['token']);
    expect((await ask(running.app, 'signOut', { token })).envelope).toEqual({ flag: true });
    expect((await check(token)).status).toBe(401);
    expect((await ask(running.app, 'signOut', { token })).status).toBe(401);
    expect((await check(String(second.envelope['token']))).status).toBe(200);
  });

  it('knows no session without a token, with an unknown, an expired or a blocked one', async () => {
    const expired = await signedIn(running.db);
    await running.db.query(sql`
      update sessions set expires_at = now() - interval '1 second' where admin_id = ${expired.id}`);
    const blocked = await signedIn(running.db);
    expect((await check(blocked.token)).status).toBe(200);
    await running.db.query(sql`update admins set block = true where _id = ${blocked.id}`);
    for (const token of [undefined, 'A'.repeat(43), expired.token, blocked.token]) {
      const { status, envelope } = await check(token);
      expect(status).toBe(401);
      expect(envelope).toEqual({ flag: false, sort: 'token', error: refusal.session });
    }
  });

  it('takes the token from the Authorization header alone', async () => {
    const { token } = await signedIn(running.db);
    const url = '/api/admin/users/protected';
    const places = [
      { url: `${url}?token=${token}` },
      { url: `${url}?access_token=${token}` },
      { url, headers: { cookie: `token=${token}` } },
      { url, headers: { 'x-access-token': token } },
      { url, headers: { authorization: token } },
      { url, headers: { authorization: `Basic ${token}` } },
    ];
    for (const place of places) expect((await running.app.inject(place)).statusCode).toBeGreaterThan(400);
    for (const scheme of ['Bearer', 'bearer', 'BEARER ']) {
      const headers = { authorization: `${scheme} ${token}` };
      expect((await running.app.inject({ url, headers })).statusCode).toBe(200);
    }
  });
});

/** The spellings in which a password could be found again. */
function spellings(secret: string): string[] {
  const percent = encodeURIComponent(secret);
  return [
    secret,
    percent,
    encodeURIComponent(percent),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
    Buffer.from(secret).toString('hex'),
    JSON.stringify(secret).slice(1, -1),
  ];
}

describeEngines('the password of a login', (engine) => {
  const running = useApp(engine);
  const lines: string[] = [];
  let noisy: FastifyInstance;
  let broken = false;
  beforeAll(async () => {
    await givenAdmin(running.db, 'ann@example.com', password);
    const { db } = running;
    const fragile: Database = {
      ...db,
      query: async (statement) => {
        if (broken)
          throw Object.assign(new Error(`failed with ${String(statement.values)}`), { code: '08006' });
        return db.query(statement);
      },
    };
    const env = await givenEnv({ LOG_LEVEL: 'debug' });
    noisy = await build({ db: fragile, env, log: { write: (line) => void lines.push(line) } });
  });
  afterAll(() => noisy.close());

  it('appears in no log line, no refusal and no row, in none of six spellings', async () => {
    const percent = encodeURIComponent(password);
    const ann = '/api/admin/users/ann%40example.com';
    const requests = [
      { url: `${ann}/${percent}` },
      { url: `${ann}/${percent}?remember=maybe` },
      { url: `${ann}/${percent}/` },
      { url: `${ann}/${percent}/more` },
      { url: `${ann}/${percent}%zz` },
      { url: `${ann}/${percent}%00` },
      { url: `${ann}/${percent}${'x'.repeat(3000)}` },
      { url: `/api/admin/users/nobody%40example.com/${percent}` },
      { url: `/api/admin/users/ann.example.com/${percent}` },
      { url: `//api/admin/users/ann%40example.com/${percent}` },
      { url: `${ann}/${percent}`, method: 'POST' as const },
      { url: `${ann}/${percent}`, method: 'HEAD' as const },
      { url: `${ann}/${percent}`, method: 'POST' as const, payload: { password } },
      { url: `${ann}/${password.replace(/\s/g, '')}` },
    ];
    for (const isBroken of [false, true]) {
      broken = isBroken;
      for (const request of requests) {
        const response = await noisy.inject(request);
        for (const spelling of spellings(password)) expect(response.body).not.toContain(spelling);
      }
    }
    broken = false;
    await wait(50);
    const log = lines.join('');
    const dump = await dumpOf(running.db);
    expect(lines.length).toBeGreaterThan(requests.length);
    for (const spelling of spellings(password)) {
      expect(log).not.toContain(spelling);
      expect(dump).not.toContain(spelling);
    }
  });

  it('is not in the line that tells of a failure, though the route is', async () => {
    broken = true;
    lines.length = 0;
    await noisy.inject(`/api/admin/users/ann%40example.com/${encodeURIComponent(password)}`);
    broken = false;
    expect(lines.join('')).toContain('/api/admin/users/:email/:password');
    expect(lines.join('')).not.toContain(encodeURIComponent(password));
  });
});

describe('spellings', () => {
  it('are six different ones', () => expect(new Set(spellings(password)).size).toBe(6));
});
