// The socket against a server that refuses it and hangs up.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { onConnected } from '#src/browser/connection.ts';
import { hangUp, listen } from '#src/api/socket.ts';

let io: Server;
let host: string;
/** The tokens of all who came. */
let came: unknown[];
let isOpen: (token: unknown) => boolean;
const confirm = vi.fn(() => Promise.resolve());

beforeEach(async () => {
  const server = createServer();
  io = new Server(server);
  came = [];
  io.use(({ handshake }, next) => {
    came.push(handshake.auth['token']);
    next(isOpen(handshake.auth['token']) ? undefined : new Error('No.'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(async () => {
  hangUp();
  vi.useRealTimers();
  confirm.mockReset();
  await io.close();
});

const begin = (token: () => string | null): Promise<void> =>
  listen({ host, token, confirm, last: () => undefined, registration: {}, onEvent: () => undefined });

/** Time passes faster than it does. */
const eventually = (holds: () => void): Promise<void> =>
  vi.waitFor(
    () => {
      vi.advanceTimersByTime(200);
      holds();
    },
    { interval: 20, timeout: 20_000 },
  );

it('comes back to a server that has refused it, and to one that has hung up, with the token of then', async () => {
  let token = 'first';
  isOpen = () => false;
  await begin(() => token);
  await eventually(() => expect(came).toEqual(['first']));
  isOpen = () => true;
  await eventually(() => expect(came).toEqual(['first', 'first']));
  await eventually(() => expect(io.sockets.sockets.size).toBe(1));
  token = 'second';
  io.disconnectSockets(true);
  await eventually(() => expect(came).toEqual(['first', 'first', 'second']));
});

it('tells that the connection is back, and of the first one nothing', async () => {
  const tell = vi.fn();
  vi.stubGlobal('window', new EventTarget());
  const end = onConnected(tell);
  isOpen = () => true;
  await begin(() => 'token');
  await eventually(() => expect(io.sockets.sockets.size).toBe(1));
  expect(tell).not.toHaveBeenCalled();
  io.disconnectSockets(true);
  await eventually(() => expect(tell).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('online'));
  expect(tell).toHaveBeenCalledTimes(2);
  end();
  window.dispatchEvent(new Event('online'));
  io.disconnectSockets(true);
  await eventually(() => expect(came).toHaveLength(3));
  await eventually(() => expect(io.sockets.sockets.size).toBe(1));
  expect(tell).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

it('does not knock any more once the session has turned out to be over, or nobody listens', async () => {
  let token: string | null = 'first';
  isOpen = () => false;
  confirm.mockImplementation(() => {
    token = null;
    return Promise.resolve();
  });
  await begin(() => token);
  await eventually(() => expect(confirm).toHaveBeenCalledOnce());
  token = 'second';
  await begin(() => token);
  await eventually(() => expect(came).toEqual(['first', 'second']));
  hangUp();
  await vi.advanceTimersByTimeAsync(2 * realtime.reconnect.reconnectionDelayMax);
  expect(came).toEqual(['first', 'second']);
  expect(confirm).toHaveBeenCalledOnce();
});

it('does not open for somebody who has hung up while the library was loading', async () => {
  isOpen = () => true;
  const begun = begin(() => 'first');
  hangUp();
  await begun;
  // Far longer than it takes to come.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(came).toEqual([]);
});

it('reads a push of whatever kind; what is no number numbers no alert', async () => {
  isOpen = () => true;
  const onEvent = vi.fn();
  const options = { host, token: () => 'first', confirm, last: () => undefined, registration: {} };
  await listen({ ...options, onEvent });
  await eventually(() => expect(io.sockets.sockets.size).toBe(1));
  const event = realtime.listen.newBoat;
  const pushes = ['Oceanis', { message: 'Dufour', number: null }, { number: '7' }, { number: 8 }, null];
  for (const push of pushes) io.emit(event, push);
  await eventually(() => expect(onEvent).toHaveBeenCalledTimes(pushes.length));
  const read = [{ message: 'Oceanis' }, { message: 'Dufour' }, {}, { number: 8 }, { message: null }];
  expect(onEvent.mock.calls).toEqual(read.map((push) => [event, push]));
});
