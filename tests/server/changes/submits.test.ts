import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { isMutation, type CallName } from '#schemas/calls.ts';
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { forgetAlerts, forgetSubmits } from '#server/changes/queries.ts';
import {
  answeredRows,
  ask,
  marketplaceToken,
  useApp,
  type Answered,
  type Request,
} from '#tests/support/server/app.ts';
import { auditsOf } from '#tests/support/server/audits.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { validRequest, validRequests } from '#tests/support/server/examples.ts';
import { fingerprintOf, signedIn } from '#tests/support/server/rows.ts';

const mutations = answeredRows.filter(([, row]) => isMutation(row));

describeEngines('a submit with an Idempotency-Key', (engine) => {
  const running = useApp(engine, { MARKETPLACE_TOKEN: marketplaceToken });
  let id: string;
  let token: string;
  beforeAll(async () => {
    ({ id, token } = await signedIn(running.db));
  });

  const tokenFor = (permission: string): string => (permission === 'marketplace' ? marketplaceToken : token);
  const withKey = (request: Request | undefined, permission: string, key: string): Request => ({
    ...request,
    token: tokenFor(permission),
    headers: { ...request?.headers, 'idempotency-key': key },
  });
  const countAudits = async (): Promise<number> => {
    const [row] = await running.db.query<{ count: number }>(sql`select count(*) as count from audits`);
    return row?.count ?? 0;
  };

  /** All rows, once what goes on after the answer has come to rest: a campaign is sent in the background. */
  const rested = async (name: CallName): Promise<string> => {
    let last = await fingerprintOf(running.db);
    if (name !== 'decideCampaign') return last;
    for (let turn = 0; turn < 50; turn += 1) {
      await wait(150);
      const now = await fingerprintOf(running.db);
      if (now === last) return now;
      last = now;
    }
    throw new Error('The database does not come to rest.');
  };

  it('is tried with every call that changes something', () => {
    expect(mutations.length).toBeGreaterThan(15);
  });

  it.each(mutations)(
    '%s has exactly one effect, however often and at once it arrives; its key is for nothing else',
    async (name, row) => {
      const key = randomUUID();
      const first = await validRequest(running.db, name, id);
      const second = await validRequest(running.db, name, id);
      if (row.permission === 'marketplace')
        for (const request of [first, second]) Object.assign(request?.body as object, { event: key });
      const send = (request: Request | undefined): Promise<Answered> =>
        ask(running.app, name, withKey(request, row.permission, key));
      const audits = await countAudits();
      const together = await Promise.all([send(first), send(first), send(first), send(first)]);
      const after = await rested(name);
      expect(await countAudits()).toBe(audits + auditsOf(name));
      const later = [await send(first), await send(first)];
      for (const { status, envelope } of [...together, ...later]) {
        expect({ name, status }).toEqual({ name, status: 200 });
        expect(withoutLinks(envelope)).toEqual(withoutLinks(together[0]?.envelope));
      }
      // The same key for something else.
      const isSame =
        JSON.stringify([first?.params, first?.body]) === JSON.stringify([second?.params, second?.body]);
      const { status, envelope } = await send(second);
      expect({ name, status }).toEqual({ name, status: isSame ? 200 : 422 });
      if (!isSame)
        expect(envelope).toEqual({
          flag: false,
          sort: 'Idempotency-Key',
          error: serverMessages.submit.otherSubmit,
        });
      expect(await fingerprintOf(running.db)).toBe(after);
    },
  );

  it('of one admin says nothing about the same key of another', async () => {
    const key = randomUUID();
    const other = await signedIn(running.db);
    const requests = await validRequests(running.db);
    const audits = await countAudits();
    for (const by of [token, other.token]) {
      const request = { ...withKey(requests.saveCancellation, 'boats.edit', key), token: by };
      expect((await ask(running.app, 'saveCancellation', request)).status).toBe(200);
    }
    expect(await countAudits()).toBe(audits + 2);
  });

  it('that was refused is judged anew', async () => {
    const updateBoat = await validRequest(running.db, 'updateBoat');
    const request = withKey(updateBoat, 'boats.edit', randomUUID());
    const stale = { ...request, headers: { ...request.headers, 'if-match': '"9"' } };
    expect((await ask(running.app, 'updateBoat', stale)).status).toBe(412);
    const current = { ...request, headers: { ...request.headers, 'if-match': '"1"' } };
    expect((await ask(running.app, 'updateBoat', current)).status).toBe(200);
    // The first answer was lost: the version it was based on is not held against the retry.
    expect((await ask(running.app, 'updateBoat', current)).status).toBe(200);
  });

  it.each(['short', 'with space', 'x'.repeat(201), 'ümlaut-key'])(
    'with the key %j answers 400',
    async (key) => {
      const updateBoat = await validRequest(running.db, 'updateBoat');
      const before = await fingerprintOf(running.db);
      const { status, envelope } = await ask(
        running.app,
        'updateBoat',
        withKey(updateBoat, 'boats.edit', key),
      );
      expect(status).toBe(400);
      expect(envelope.sort).toBe('Idempotency-Key');
      expect(await fingerprintOf(running.db)).toBe(before);
    },
  );

  it('keeps no trace of a password, and is forgotten in the end', async () => {
    const addAdmin = await validRequest(running.db, 'addAdmin');
    await ask(
      running.app,
      'addAdmin',
      withKey(addAdmin, 'admins.edit', 'a key to remember'.replaceAll(' ', '-')),
    );
    const [kept] = await running.db.query<{ text: string }>(
      sql`select s::text as text from submits s where key = 'a-key-to-remember'`,
    );
    expect(kept?.text).toContain('/admin/users');
    expect(kept?.text).not.toMatch(/long enough|argon2/);
    expect(await forgetSubmits(running.db, 1)).toBe(0);
    await running.db.script(`update submits set at = now() - interval '3 hours'`);
    expect(await forgetSubmits(running.db, 1)).toBeGreaterThan(0);
  });

  it('leaves alerts that are forgotten some at a time, the oldest first, once nobody asks for them any more', async () => {
    const numbers = async (): Promise<number[]> => {
      const rows = await running.db.query<{ number: number }>(sql`select number from alerts order by number`);
      return rows.map(({ number }) => number);
    };
    const known = await numbers();
    expect(known.length).toBeGreaterThan(3);
    expect(await forgetAlerts(running.db, 31, 10)).toBe(0);
    await running.db.query(sql`
      update alerts set at = now() - make_interval(days => 32) - number * interval '-1 second'
      where number = any(${known.slice(0, 3)}::bigint[])`);
    expect(await forgetAlerts(running.db, 31, 2)).toBe(2);
    expect(await numbers()).toEqual(known.slice(2));
    expect(await forgetAlerts(running.db, 31, 2)).toBe(1);
    expect(await numbers()).toEqual(known.slice(3));
  });
});

/** Links to private pictures are signed anew in each answer. */
const withoutLinks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null).replace(/\?[^"]*/g, '')) as unknown;
