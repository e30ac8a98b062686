import { setTimeout as wait } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import messages from '#schemas/messages.json' with { type: 'json' };
import { permissions } from '#schemas/permissions.ts';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import roles from '#schemas/roles.json' with { type: 'json' };
import { build } from '#server/app.ts';
import { insertAlerts } from '#server/changes/queries.ts';
import { ask, marketplaceToken, useApp, type Running } from '#tests/support/server/app.ts';
import { describeEngines, engines } from '#tests/support/server/databases.ts';
import { boatInfo, givenBoat, signedIn } from '#tests/support/server/rows.ts';

interface Heard {
  event: string;
  payload: Record<string, unknown> & { number: number };
}

const { documentDecided } = realtime.emit;
const { changed } = realtime.ours;

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Connects and collects every event; resolves with the reason when the server refuses. */
async function connect(
  url: string,
  auth: object,
): Promise<{ socket: Socket; heard: Heard[]; refused?: string }> {
  const socket = io(url, { auth, reconnection: false, forceNew: true });
  opened.push(socket);
  const heard: Heard[] = [];
  socket.onAny((event: string, payload: Heard['payload']) => {
    if (event !== realtime.ours.caughtUp) heard.push({ event, payload });
  });
  const refused = await new Promise<string | undefined>((resolve) => {
    socket.on('connect', () => resolve(undefined));
    socket.on('connect_error', ({ message }) => resolve(message));
  });
  return { socket, heard, ...(refused === undefined ? {} : { refused }) };
}

const numbersOf = (heard: Heard[]): number[] => heard.map(({ payload }) => payload.number);

describeEngines('realtime', (engine) => {
  const running = useApp(engine, { MARKETPLACE_TOKEN: marketplaceToken });
  let url: string;
  beforeAll(async () => {
    url = await listen(running.app);
  });
  // What a test before has left is told by then: a new socket would hear it as something new.
  beforeEach(async () => {
    running.app.deliverAlerts();
    await vi.waitFor(async () => expect(await running.app.told.behind()).toBe(0));
  });

  const approve = async ({ app, db }: Running = running) => {
    const boat = await givenBoat(db);
    const { token } = await signedIn(db);
    const body = { sort: 'navigation', result: 1 };
    const { status } = await ask(app, 'setBoatStatus', { params: { boatId: boat.id }, body, token });
    expect(status).toBe(200);
    return boat;
  };
  const say = (count: number): Promise<void> =>
    running.db.transaction((tx) =>
      insertAlerts(
        tx,
        Array.from({ length: count }, (_, index) => ({
          event: changed,
          audience: 'admins',
          payload: { index },
        })),
      ),
    );
  const lastNumber = async (): Promise<number> => {
    const [row] = await running.db.query<{ last: number }>(
      sql`select coalesce(max(number), 0)::int as last from alerts`,
    );
    return row?.last ?? 0;
  };

  it.each([
    ['no token', {}],
    ['an unknown token', { token: 'A'.repeat(43) }],
    ['an empty token', { token: '' }],
    ['a number for a token', { token: 1 }],
    ['an object for a token', { token: { toString: 'x' } }],
    ['half the token of the marketplace', { token: marketplaceToken.slice(0, -1) }],
    ['NUL for a token', { token: '\0' }],
  ])('§7 refuses a socket with %s', async (_title, auth) => {
    expect((await connect(url, auth)).refused).toBe(messages.refusal.session);
  });

  it('§4 tells the owner of a decision through the marketplace, and other admins only that a boat changed', async () => {
    const { token } = await signedIn(running.db, 3);
    const admin = await connect(url, { token });
    const marketplace = await connect(url, { token: marketplaceToken });
    const { id, userId } = await approve();
    await vi.waitFor(() => expect([admin.heard.length, marketplace.heard.length]).toEqual([1, 1]));
    expect(marketplace.heard[0]).toMatchObject({
      event: documentDecided,
      payload: { userId, boatId: id, message: "Admin Aprrove the document's navigation" },
    });
    expect(admin.heard[0]).toMatchObject({ event: changed, payload: { entity: 'boat', id, version: 2 } });
    await wait(50);
    expect([admin.heard.length, marketplace.heard.length]).toEqual([1, 1]);
  });

  it('tells nobody of a change that was refused', async () => {
    const { token } = await signedIn(running.db);
    const admin = await connect(url, { token });
    const { id } = await givenBoat(running.db);
    const stale = { params: { id }, body: boatInfo, token, headers: { 'if-match': '9' } };
    expect((await ask(running.app, 'updateBoat', stale)).status).toBe(412);
    await wait(100);
    expect(admin.heard).toEqual([]);
  });

  it('replays what was missed, in order, to those it is for, and nothing twice', async () => {
    const { token } = await signedIn(running.db);
    const last = await lastNumber();
    for (let index = 0; index < 5; index += 1) await approve();
    const admin = await connect(url, { token, last });
    const marketplace = await connect(url, { token: marketplaceToken, last });
    await approve();
    await vi.waitFor(() => expect([admin.heard.length, marketplace.heard.length]).toEqual([6, 6]));
    const numbers = [...numbersOf(admin.heard), ...numbersOf(marketplace.heard)];
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => last + 1 + index));
    expect(new Set(admin.heard.map(({ event }) => event))).toEqual(new Set([changed]));
    expect(new Set(marketplace.heard.map(({ event }) => event))).toEqual(new Set([documentDecided]));
  });

  it('tells of bookings only those who may read them, also of what they have missed', async () => {
    const { roles: readers } = permissions['bookings.read'];
    permissions['bookings.read'].roles = [1];
    onTestFinished(() => void (permissions['bookings.read'].roles = readers));
    const { newBoat, newBooking } = realtime.listen;
    const listening = async (role: number, more = {}) =>
      connect(url, { token: (await signedIn(running.db, role)).token, ...more });
    const now = [await listening(1), await listening(3)] as const;
    const last = await lastNumber();
    const alerts = [newBooking, newBoat].map(
      (event) => ({ event, audience: 'admins', payload: {} }) as const,
    );
    await running.db.transaction((tx) => insertAlerts(tx, alerts));
    running.app.deliverAlerts();
    const eventsOf = ({ heard }: { heard: Heard[] }): string[] => heard.map(({ event }) => event);
    await vi.waitFor(() => {
      expect(eventsOf(now[0])).toEqual([newBooking, newBoat]);
      expect(eventsOf(now[1])).toEqual([newBoat]);
    });
    const late = await listening(3, { last });
    await vi.waitFor(() => expect(eventsOf(late)).toEqual([newBoat]));
  });

  it('replays more than one reading holds', async () => {
    const { token } = await signedIn(running.db);
    const last = await lastNumber();
    await say(450);
    running.app.deliverAlerts();
    const { heard } = await connect(url, { token, last });
    await vi.waitFor(() => expect(heard).toHaveLength(450));
    expect(numbersOf(heard)).toEqual(heard.map((_, index) => last + 1 + index));
  });

  it('keeps the order for those who come back while others change things', { timeout: 60_000 }, async () => {
    const { token } = await signedIn(running.db);
    let last = await lastNumber();
    const first = last;
    const numbers: number[] = [];
    let writing = true;
    const writer = (async () => {
      while (writing) {
        await say(3);
        running.app.deliverAlerts();
      }
    })();
    for (let round = 0; round < 20; round += 1) {
      const { socket, heard } = await connect(url, { token, last });
      // A busy machine takes its time until the first one comes.
      await vi.waitFor(() => expect(heard).not.toHaveLength(0), { timeout: 10_000, interval: 5 });
      await wait(15);
      socket.close();
      numbers.push(...numbersOf(heard));
      last = heard.at(-1)?.payload.number ?? last;
    }
    writing = false;
    await writer;
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers).toEqual(numbers.map((_, index) => first + 1 + index));
  });

  it.each([undefined, -1, 1.5, '1', NaN, 1e300, null])('replays nothing for last = %s', async (last) => {
    const { token } = await signedIn(running.db);
    const { heard } = await connect(url, { token, last });
    await wait(50);
    expect(heard).toEqual([]);
    const number = await lastNumber();
    await say(1);
    running.app.deliverAlerts();
    await vi.waitFor(() => expect(numbersOf(heard)).toEqual([number + 1]));
  });

  it('says when it happened, whether it is heard then or later', async () => {
    const { token } = await signedIn(running.db);
    const last = await lastNumber();
    const there = await connect(url, { token, last });
    await say(1);
    running.app.deliverAlerts();
    await vi.waitFor(() => expect(numbersOf(there.heard)).toEqual([last + 1]));
    const late = await connect(url, { token, last });
    await vi.waitFor(() => expect(numbersOf(late.heard)).toEqual([last + 1]));
    const [row] = await running.db.query<{ at: string }>(
      sql`select at from alerts where number = ${last + 1}`,
    );
    for (const { heard } of [there, late]) expect(heard[0]?.payload['at']).toBe(row?.at);
  });

  it('says at each connection up to where everything has been heard', async () => {
    const { token } = await signedIn(running.db);
    await say(2);
    running.app.deliverAlerts();
    const number = await lastNumber();
    for (const last of [undefined, 0, number, number + 1000]) {
      const socket = io(url, { auth: { token, last }, reconnection: false, forceNew: true });
      opened.push(socket);
      const [said] = await new Promise<[{ number: number }]>((resolve) => {
        socket.on(realtime.ours.caughtUp, (payload: { number: number }) => resolve([payload]));
      });
      expect(said.number).toBe(number);
    }
  });

  it('tells a client that has heard more than this instance has read only of what follows', async () => {
    const { envelope } = await ask(running.app, 'checkSession', await signedIn(running.db));
    const others = await connect(url, await signedIn(running.db));
    await say(2);
    const number = await lastNumber();
    expect(envelope['alerts']).toBe(number - 2);
    const { token } = await signedIn(running.db);
    const socket = io(url, { auth: { token, last: number }, reconnection: false, forceNew: true });
    opened.push(socket);
    const caughtUp = new Promise<{ number: number }>((resolve) => {
      socket.on(realtime.ours.caughtUp, resolve);
    });
    const heard: number[] = [];
    socket.on(changed, (payload: Heard['payload']) => heard.push(payload.number));
    expect((await caughtUp).number).toBe(number);
    await say(1);
    running.app.deliverAlerts();
    await vi.waitFor(() => expect(numbersOf(others.heard)).toEqual([number - 1, number, number + 1]));
    await vi.waitFor(() => expect(heard).toContain(number + 1));
    expect(heard).toEqual([number + 1]);
  });

  it('relays nothing that a client emits', async () => {
    const { token } = await signedIn(running.db);
    const sender = await connect(url, { token });
    const others = [await connect(url, { token }), await connect(url, { token: marketplaceToken })];
    for (const event of [
      ...Object.values(realtime.emit),
      ...Object.values(realtime.listen),
      changed,
      'revoked',
    ])
      sender.socket.emit(event, { userId: 'victim', message: 'claimed', number: 1 });
    await wait(150);
    expect(others.map(({ heard }) => heard)).toEqual([[], []]);
    expect(sender.socket.connected).toBe(true);
  });

  it('§4 signing out closes the sockets of that session, and no other', async () => {
    const [leaving, staying] = [await signedIn(running.db), await signedIn(running.db)];
    const sockets = [
      await connect(url, { token: leaving.token }),
      await connect(url, { token: leaving.token }),
      await connect(url, { token: staying.token }),
    ];
    await ask(running.app, 'signOut', { token: leaving.token });
    await vi.waitFor(() =>
      expect(sockets.map(({ socket }) => socket.connected)).toEqual([false, false, true]),
    );
    expect((await connect(url, { token: leaving.token })).refused).toBe(messages.refusal.session);
  });

  it('§4 signing out while a socket is being let in closes it as well', async () => {
    const { token } = await signedIn(running.db);
    const { sessionOf } = running.app;
    const proof = vi.spyOn(running.app, 'sessionOf').mockImplementationOnce(async (from) => {
      const session = await sessionOf(from);
      await ask(running.app, 'signOut', { token });
      await vi.waitFor(async () => expect(await running.app.told.behind()).toBe(0));
      return session;
    });
    const { socket } = await connect(url, { token });
    await vi.waitFor(() => expect(socket.connected).toBe(false));
    proof.mockRestore();
  });

  it('closes the sockets of an account whose second factor is taken away, where its role demands one', async () => {
    const role = roles.roles.find(({ id }) => id === 3);
    onTestFinished(() => void Object.assign(role ?? {}, { demandsSecondFactor: false }));
    Object.assign(role ?? {}, { demandsSecondFactor: true });
    const [held, staying, chief] = [
      await signedIn(running.db, 3),
      await signedIn(running.db, 3),
      await signedIn(running.db, 1),
    ];
    for (const { id } of [held, staying])
      await running.db.query(sql`
        insert into second_factors (admin_id, secret, confirmed) values (${id}, 'a secret', true)`);
    const sockets = [await connect(url, { token: held.token }), await connect(url, { token: staying.token })];
    const params = { id: held.id };
    expect((await ask(running.app, 'removeSecondFactor', { params, token: chief.token })).status).toBe(200);
    await vi.waitFor(() => expect(sockets.map(({ socket }) => socket.connected)).toEqual([false, true]));
    // The session goes on: with it a new factor is set up.
    expect((await ask(running.app, 'checkSession', { token: held.token })).status).toBe(200);
  });

  it('says why nobody can be let in, to those who run it', async () => {
    const failure = new Error('The database is gone.');
    const proof = vi.spyOn(running.app, 'sessionOf').mockRejectedValueOnce(failure);
    const logged = vi.spyOn(running.app.log, 'error');
    const { token } = await signedIn(running.db);
    expect((await connect(url, { token })).refused).toBe(messages.refusal.unavailable);
    expect(logged).toHaveBeenCalledWith({ err: failure }, expect.any(String));
    proof.mockRestore();
    logged.mockRestore();
  });
});

const postgresql = engines.find(({ name }) => name === 'postgresql');

describe.skipIf(!inject('postgresqlUrl'))('two instances on one PostgreSQL server', () => {
  if (!postgresql) throw new Error('The engines of the tests have changed.');
  const running = useApp(postgresql, { MARKETPLACE_TOKEN: marketplaceToken });
  let second: FastifyInstance;
  const urls: string[] = [];
  beforeAll(async () => {
    second = await build({ db: running.db, env: running.env });
    const instances = [running.app, second];
    for (const instance of instances) urls.push(await listen(instance));
    // One that was busy with its own start sends everybody away until it is measured again.
    for (const instance of instances)
      await vi.waitFor(async () => expect((await instance.inject('/readyz')).statusCode).toBe(200), 10_000);
  });
  afterAll(() => second.close());

  it('both tell their sockets of each change, whichever made it, in one order', async () => {
    const { token } = await signedIn(running.db);
    const sockets = await Promise.all(urls.map((url) => connect(url, { token })));
    const { id } = await givenBoat(running.db);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const request = { params: { id }, body: boatInfo, token };
        return ask(index % 2 ? second : running.app, 'updateBoat', request);
      }),
    );
    await vi.waitFor(() => expect(sockets.map(({ heard }) => heard.length)).toEqual([10, 10]), 5000);
    const [one, other] = sockets.map(({ heard }) => heard);
    expect(one).toEqual(other);
    expect(numbersOf(one ?? [])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('§4 a session that signs out at one loses its sockets at the other', async () => {
    const { token } = await signedIn(running.db);
    const { socket } = await connect(urls[1] ?? '', { token });
    await ask(running.app, 'signOut', { token });
    await vi.waitFor(() => expect(socket.connected).toBe(false), 5000);
  });
});
