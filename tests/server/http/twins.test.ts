import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { twinOf } from '#schemas/calls.ts';
import type { Meta } from '#schemas/envelope.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { Permission } from '#schemas/types.ts';
import { answeredRows, ask, urlOf, useApp, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { validRequest } from '#tests/support/server/examples.ts';
import { fingerprintOf, givenAdmin, signedIn } from '#tests/support/server/rows.ts';

const deleting = answeredRows.filter(([, { twin }]) => twin === 'DELETE');

describeEngines('twins', (engine) => {
  const running = useApp(engine);
  const inject = (method: 'DELETE' | 'HEAD' | 'POST', url: string, request: Request = {}) =>
    running.app.inject({
      method,
      url,
      headers: request.token ? { authorization: `Bearer ${request.token}` } : {},
      ...(request.body === undefined ? {} : { payload: request.body as object }),
    });

  it('are offered', async () => {
    const { envelope } = await ask(running.app, 'getMeta');
    expect((envelope.data as Meta).features).toContain('twins');
  });

  it.each(deleting)('§7 %s with DELETE asks for the same permission and does the same', async (name, row) => {
    const request = await validRequest(running.db, name);
    const url = urlOf(row, request);
    const [chief, support] = [await signedIn(running.db), await signedIn(running.db, 3)];
    const before = await fingerprintOf(running.db);
    expect((await inject('DELETE', url)).json()).toMatchObject({ sort: 'token' });
    const refused = await inject('DELETE', url, { token: support.token });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ error: english(refusalOf(row.permission as Permission)) });
    expect((await inject('HEAD', url, { token: chief.token })).statusCode).toBe(404);
    expect(await fingerprintOf(running.db)).toBe(before);
    const answer = await inject('DELETE', url, { token: chief.token });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ flag: true });
    expect(await fingerprintOf(running.db)).not.toBe(before);
  });

  it('§7 the login with POST answers like the login, with nothing in the address', async () => {
    await givenAdmin(running.db, 'ada@staff.example', 'long enough');
    const url = '/api/admin/users/login';
    const body = { email: 'ada@staff.example', password: 'long enough', remember: true };
    const answer = await inject('POST', url, { body });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { token, existingUser } = answer.json<{ token: string; existingUser: { email: string } }>();
    expect(existingUser.email).toBe('ada@staff.example');
    expect((await ask(running.app, 'checkSession', { token })).status).toBe(200);
    const [session] = await running.db.query<{ days: number }>(
      sql`select extract(day from expires_at - now()) as days from sessions order by created_at desc limit 1`,
    );
    expect(session?.days).toBeGreaterThan(28);

    const wrong = await inject('POST', url, { body: { ...body, password: 'wrong password' } });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ flag: false, sort: 'email', error: messages.refusal.credentials });
    // It is written behind the answer, and would be found by what follows.
    await expect.poll(() => running.db.query(sql`select outcome from sign_ins`)).toHaveLength(2);
    const invalid = await inject('POST', url, { body: { email: 'ada', password: 'short' } });
    expect(invalid.statusCode).toBe(422);
    expect(invalid.json<{ errors: object }>().errors).toEqual({
      email: 'Invalid email format.',
      password: 'Password must be longer than 6 characters.',
    });
  });

  it.each(answeredRows.filter(([, { method }]) => method === 'GET'))(
    '§7 %s refuses HEAD',
    async (_name, row) => {
      const { token } = await signedIn(running.db);
      const before = await fingerprintOf(running.db);
      expect((await inject('HEAD', urlOf(row), { token })).statusCode).toBe(404);
      expect(await fingerprintOf(running.db)).toBe(before);
    },
  );

  it('have exactly the rows with a twin', () => {
    const twins = answeredRows.filter(([, row]) => twinOf(row)).map(([name]) => name);
    expect(twins).toEqual(expect.arrayContaining(['login']));
  });
});
