import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { beforeAll, expect, it, test } from 'vitest';
import history from '#schemas/history.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { CallName } from '#schemas/calls.ts';
import type { FilledText } from '#schemas/text.ts';
import type { HistoryEntry } from '#schemas/types.ts';
import { keptToken, tokenFile } from '#server/access/kept-secret.ts';
import type { Alert } from '#server/changes/queries.ts';
import { asJson } from '#server/database/database.ts';
import { ask, marketplaceToken, useApp, type Answered } from '#tests/support/server/app.ts';
import { describeEngines, describeServer } from '#tests/support/server/databases.ts';
import { validRequests } from '#tests/support/server/examples.ts';
import { boatInfo, fingerprintOf, givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { readOptions } from '../../../scripts/simulate/options.ts';
import { simulate } from '../../../scripts/simulate/run.ts';

const { listen, ours } = realtime;
const token = marketplaceToken;

describeEngines('what the marketplace reports', (engine) => {
  const running = useApp(engine, { MARKETPLACE_TOKEN: marketplaceToken });
  let requests: Awaited<ReturnType<typeof validRequests>>;
  beforeAll(async () => {
    requests = await validRequests(running.db);
  });

  const send = (name: CallName, body: object = {}): Promise<Answered> =>
    ask(running.app, name, { body: { ...(requests[name]?.body as object), ...body }, token });
  const idOf = ({ envelope }: Answered): string => (envelope.data as { _id: string })._id;
  const alertsOf = (id: string): Promise<Alert[]> =>
    running.db.query<Alert>(sql`
      select event, audience, payload from alerts
      where payload->>'boatId' = ${id} or payload->>'bookingId' = ${id} or payload->>'id' = ${id} order by number`);
  const told = (
    [entity, id]: ['boat' | 'booking', string],
    event: string,
    message: string,
    text: FilledText,
    version = 1,
  ) => [
    { event, audience: 'admins', payload: { [`${entity}Id`]: id, message, text } },
    { event: ours.changed, audience: 'admins', payload: { entity, id, version } },
  ];
  const auditsOf = async (id: string): Promise<string[]> =>
    (
      await running.db.query<{ line: string }>(sql`
        select admin_id || ' ' || action as line from audits where entity_id = ${id} order by number`)
    ).map(({ line }) => line);

  it('§7 a new boat is listed for review, written down and told', async () => {
    const id = idOf(await send('reportBoat', { event: 'event-of-a-boat' }));
    const { token: admin } = await signedIn(running.db, 3);
    const { envelope } = await ask(running.app, 'getBoat', { params: { id }, token: admin });
    expect(envelope.data).toMatchObject({
      ...boatInfo,
      status: { navigation: 0, authorization: 0 },
      user: { firstName: 'Hana' },
    });
    const text = { key: 'New boat to review: {{model}}', values: { model: 'Oceanis 38' } };
    expect(await alertsOf(id)).toEqual(
      told(['boat', id], listen.newBoat, 'New boat to review: Oceanis 38', text),
    );
    expect(await auditsOf(id)).toEqual(['marketplace reportBoat']);
  });

  it.each([
    ['reportBoat', 'host'],
    ['reportBooking', 'guest'],
  ] as const)('%s writes down and tells who is new, once', async (name, role) => {
    const person = { _id: `new-${role}`, firstName: 'Nele' };
    for (const one of ['first', 'second'])
      await send(name, { event: `${one}-event-of-${role}`, _id: `${one}-of-${role}`, [role]: person });
    expect(await auditsOf(person._id)).toEqual(['marketplace add']);
    expect(await alertsOf(person._id)).toEqual([
      { event: ours.changed, audience: 'admins', payload: { entity: 'user', id: person._id, version: 1 } },
    ]);
  });

  it('§7 a booking, the answer of its host and the request to cancel it are told', async () => {
    const id = idOf(await send('reportBooking', { event: 'event-of-a-booking' }));
    await send('reportHostResponse', { event: 'event-of-a-host', bookingId: id, response: 'declined' });
    await send('reportCancelRequest', { event: 'event-of-a-guest', bookingId: id });
    const text = (key: string): FilledText => ({ key, values: { model: 'Oceanis 38', guest: 'Gus Guest' } });
    expect(await alertsOf(id)).toEqual([
      ...told(
        ['booking', id],
        listen.newBooking,
        'New booking of Oceanis 38 by Gus Guest',
        text('New booking of {{model}} by {{guest}}'),
      ),
      ...told(
        ['booking', id],
        listen.hostResponse,
        'The host declined the booking of Oceanis 38 by Gus Guest',
        text('The host declined the booking of {{model}} by {{guest}}'),
        2,
      ),
      ...told(
        ['booking', id],
        listen.cancelRequest,
        'Gus Guest asks to cancel the booking of Oceanis 38',
        text('{{guest}} asks to cancel the booking of {{model}}'),
        3,
      ),
    ]);
    const [row] = await running.db.query<{ status: number; attributes: object }>(
      sql`select status, attributes from bookings where _id = ${id}`,
    );
    // Whether it is confirmed or cancelled stays for staff to decide.
    expect(row).toMatchObject({
      status: 0,
      attributes: { count: 4, price: 320, hostResponse: 'declined', cancelRequest: { reason: 'Fog.' } },
    });
    expect(await auditsOf(id)).toEqual([
      'marketplace reportBooking',
      'marketplace reportHostResponse',
      'marketplace reportCancelRequest',
    ]);
  });

  it.each([
    ['0000-01-01T00:00:00Z', '0000-01-02T00:00:00Z'],
    ['2026-08-01T00:00:00+20:00', '2026-08-02T00:00:00+20:00'],
    ['the morning', 'the evening'],
  ])('a booking is taken of a plan from %s, which the database knows as no moment', async (start, end) => {
    const { id: boatId } = await givenBoat(running.db);
    const attributes = { description: 'A day', price: 80, start, end };
    await running.db.query(sql`
      insert into plans (_id, boat_id, attributes) values (${`plan-of-${boatId}`}, ${boatId}, ${asJson(attributes)})`);
    const asked = { event: `event-of-${boatId}`, boatId, plan: 'A day', date: '2026-08-01T09:00:00Z' };
    const id = idOf(await send('reportBooking', asked));
    const [terms] = await running.db.query(sql`select terms->>'end' as end from bookings where _id = ${id}`);
    expect(terms).toEqual({ end: '2026-08-02T00:00:00.000Z' });
  });

  it.each([
    ['2026-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
    ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  ])('a booking of a plan from %s to %s, which is without end, is confirmed', async (start, end) => {
    const { id: boatId } = await givenBoat(running.db);
    const attributes = { description: 'For ever', price: 80, start, end };
    await running.db.query(sql`
      insert into plans (_id, boat_id, attributes) values (${`plan-of-${boatId}`}, ${boatId}, ${asJson(attributes)})`);
    const asked = { event: `event-of-${boatId}`, boatId, plan: 'For ever', date: '2026-08-01T09:00:00Z' };
    const id = idOf(await send('reportBooking', asked));
    const { token: admin } = await signedIn(running.db, 2);
    const statuses: number[] = [];
    for (const value of [2, 3])
      statuses.push(
        (await ask(running.app, 'setBookingStatus', { params: { id }, body: { value }, token: admin }))
          .status,
      );
    expect(statuses).toEqual([200, 200]);
    const found = await running.db.query(
      sql`select iso(due_at) as due from payouts where booking_id = ${id}`,
    );
    expect(found).toEqual([{ due: '2026-08-04T00:00:00.000Z' }]);
  });

  it('the history of a booking tells what was reported in words', async () => {
    const id = idOf(await send('reportBooking', { event: 'event-with-a-history' }));
    await send('reportCancelRequest', { event: 'event-with-a-reason', bookingId: id, reason: 'Fog.' });
    const { token: admin } = await signedIn(running.db, 3);
    const answered = await ask(running.app, 'getHistory', {
      params: { entity: 'booking', id },
      token: admin,
    });
    const [asked, booked] = answered.envelope.data as HistoryEntry[];
    for (const { action } of [asked, booked].filter((entry) => entry !== undefined))
      expect(Object.keys(history.actions)).toContain(action);
    expect(asked?.changes).toContainEqual({ field: 'Reason', after: 'Fog.' });
    expect(asked?.changes?.map(({ field }) => field).sort()).toEqual(['Asked on', 'Reason']);
    const fields = booked?.changes?.map(({ field }) => field) ?? [];
    expect(fields).toEqual(expect.arrayContaining(['Guest', 'Host', 'Boat', 'Plan', 'Passengers', 'Amount']));
    expect(fields.filter((field) => !/^[A-Z]/.test(field))).toEqual([]);
  });

  it.each<[CallName, object, number, string]>([
    ['reportBoat', { boat: { ...boatInfo, model: ' ' } }, 422, 'boat.model'],
    ['reportBoat', { boat: { ...boatInfo, boattype: 999 } }, 422, 'boattype'],
    ['reportBoat', { host: { _id: 'h' } }, 422, 'host.firstName'],
    ['reportBoat', { event: 'short' }, 422, 'event'],
    ['reportBooking', { boatId: 'nowhere' }, 404, 'boatId'],
    ['reportBooking', { paymethod: 'shells' }, 422, 'paymethod'],
    ['reportBooking', { date: '9999-12-31T10:00:00Z' }, 422, 'date'],
    ['reportBooking', { date: '0000-01-01T00:00:00Z' }, 422, 'date'],
    ['reportBooking', { date: '2026-08-01T10:00:00+16:00' }, 422, 'date'],
    ['reportBooking', { date: '2026-08-01T10:00:00-17' }, 422, 'date'],
    ['reportBooking', { price: 0.001 }, 422, 'price'],
    ['reportBooking', { price: 99_999_999_999 }, 422, 'price'],
    ['reportHostResponse', { bookingId: 'nothing' }, 404, 'bookingId'],
    ['reportHostResponse', { response: 'perhaps' }, 422, 'response'],
    ['reportCancelRequest', { odd: true }, 422, 'odd'],
  ])('%s with %j is refused, and nothing changes', async (name, body, status, sort) => {
    const before = await fingerprintOf(running.db);
    const answer = await send(name, { event: 'an-event-of-its-own', ...body });
    expect({ status: answer.status, sort: answer.envelope.sort }).toEqual({ status, sort });
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it.each([
    '2026-08-01T10:00:00z',
    '2026-08-01t10:00:00.123456+15:59',
    '2026-08-01 10:00:00-0330',
    '2026-08-01T10:00:00+02',
  ])('a booking on %s is taken', async (date) => {
    expect(
      (await send('reportBooking', { event: `event-at-${date.replaceAll(/\W/g, '')}`, date })).status,
    ).toBe(200);
  });

  it('an id that is known already is refused', async () => {
    const { id } = await givenBoat(running.db);
    const { status, envelope } = await send('reportBoat', { event: 'event-of-a-double', _id: id });
    expect({ status, error: envelope.error }).toEqual({ status: 409, error: 'This boat is known already.' });
  });

  it('is taken from nobody but the marketplace, which may do nothing else', async () => {
    const { token: admin } = await signedIn(running.db);
    const before = await fingerprintOf(running.db);
    expect((await ask(running.app, 'reportBoat', requests.reportBoat)).status).toBe(401);
    const { status, envelope } = await ask(running.app, 'reportBoat', {
      ...requests.reportBoat,
      token: admin,
    });
    expect({ status, error: envelope.error }).toEqual({ status: 403, error: messages.refusal.marketplace });
    expect((await ask(running.app, 'getAllBoats', { token })).status).toBe(401);
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('is played by npm run simulate: each kind of event arrives', async () => {
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}`;
    await running.db.script('delete from alerts');
    const said: string[] = [];
    const args = ['--count', '9', '--every', '0', '--url', url];
    const options = await readOptions(args, { MARKETPLACE_TOKEN: marketplaceToken });
    await simulate(options, (line) => said.push(line));
    expect(said).toHaveLength(11);
    expect(said[1]).toMatch(/^1\/9 {2}.+ submitted /);
    const rows = await running.db.query<{ event: string }>(
      sql`select event from alerts where event <> ${ours.changed} order by number`,
    );
    expect(rows).toHaveLength(9);
    expect(new Set(rows.map(({ event }) => event))).toEqual(
      new Set([...Object.values(listen), ours.message]),
    );
    const wrong = { ...options, token: 'not-the-secret-of-anybody' };
    await expect(simulate(wrong, () => undefined)).rejects.toThrow('The server refused: ');
  });
});

describeServer('a secret of the marketplace', (engine) => {
  const secret = 'long'.repeat(100);
  const running = useApp(engine, { MARKETPLACE_TOKEN: secret });
  it('may be a long one', async () => {
    const request = (await validRequests(running.db)).reportBoat;
    expect((await ask(running.app, 'reportBoat', { ...request, token: secret })).status).toBe(200);
  });
});

describeEngines('a server without a secret for the marketplace', (engine) => {
  const running = useApp(engine);

  it('takes no report from anybody', async () => {
    const { reportBoat } = await validRequests(running.db);
    for (const proof of [undefined, '', marketplaceToken, 'undefined'.repeat(4)])
      expect((await ask(running.app, 'reportBoat', { ...reportBoat, token: proof })).status).toBe(401);
  });
});

test('an empty file, as a power cut may leave one, holds no secret: it is made anew', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-token-'));
  await writeFile(tokenFile(dataDir, 'operator'), '');
  const secrets = [await keptToken(dataDir, 'operator'), await keptToken(dataDir, 'operator')];
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(secrets[1]).toBe(secrets[0]);
  expect(await readdir(dataDir)).toEqual(['operator-token']);
  await rm(dataDir, { recursive: true });
});

test('a secret that the environment does not give is made once, for its owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-token-'));
  const dataDir = join(folder, 'data');
  await expect(readOptions([], { DATA_DIR: dataDir })).rejects.toThrow('Start the server first');
  const secrets = await Promise.all([keptToken(dataDir, 'marketplace'), keptToken(dataDir, 'marketplace')]);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(secrets).toEqual([secrets[0], await keptToken(dataDir, 'marketplace')]);
  expect((await stat(tokenFile(dataDir, 'marketplace'))).mode & 0o777).toBe(0o600);
  expect(await readOptions(['--count', '2'], { DATA_DIR: dataDir, PORT: '4100' })).toEqual({
    url: 'http://localhost:4100',
    token: secrets[0],
    count: 2,
    every: 3,
  });
  await expect(readOptions(['--count', 'many'], { DATA_DIR: dataDir })).rejects.toThrow('--count must be');
  await rm(folder, { recursive: true });
});
