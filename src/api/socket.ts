// §7 realtime: one socket to the server root, with the specified figures for coming back.
import type { Socket } from 'socket.io-client';
import { isObject } from '#schemas/is-object.ts';
import { tellConnected } from '#src/browser/connection.ts';
import realtime from '#schemas/realtime.json' with { type: 'json' };

/** What an event brings. `number` comes from servers that number their alerts; a bare string is a message. */
export interface Push {
  message?: unknown;
  number?: number;
  [key: string]: unknown;
}

export interface Listening {
  host: string;
  /** The one of now: somebody may have signed in again since. */
  token: () => string | null;
  /** Asks whether the session is open still; one that is not ends by that. */
  confirm: () => Promise<unknown>;
  /** Number of the last alert that was shown. */
  last: () => number | undefined;
  /** What to register after each connection. */
  registration: Record<string, unknown>;
  onEvent: (event: string, push: Push) => void;
}

let socket: Socket | undefined;
/** Rises whenever somebody hangs up, so that nothing is opened that was wanted before. */
let turn = 0;

function pushOf(payload: unknown): Push {
  if (!isObject(payload)) return { message: payload };
  const { number, ...push } = payload;
  return typeof number === 'number' ? { ...push, number } : push;
}

/** Connects, registers and listens until {@link hangUp}. */
export async function listen({
  host,
  token,
  confirm,
  last,
  registration,
  onEvent,
}: Listening): Promise<void> {
  hangUp();
  const mine = turn;
  const { io } = await import('socket.io-client');
  if (mine !== turn) return;
  const opened = io(host || window.location.origin, {
    ...realtime.reconnect,
    reconnectionAttempts: Infinity,
    auth: (answer) => answer({ token: token(), last: last() }),
  });
  const isWanted = (): boolean => socket === opened && token() !== null;
  const comeBack = async (): Promise<void> => {
    if (isWanted()) await confirm();
    if (isWanted()) opened.connect();
  };
  // The library does not come back to a server that has refused it or hung up.
  const wait = (): void => {
    if (!opened.active) setTimeout(() => void comeBack(), realtime.reconnect.reconnectionDelayMax);
  };
  opened.on('connect_error', wait);
  opened.on('disconnect', wait);
  opened.on('disconnect', () => opened.once('connect', tellConnected));
  opened.on('connect', () => opened.emit(realtime.emit.register, registration));
  for (const event of [...Object.values(realtime.listen), ...Object.values(realtime.ours)])
    opened.on(event, (payload: unknown) => onEvent(event, pushOf(payload)));
  socket = opened;
}

/** Tells other servers what §4 asks for; our own server has already done it when the change was committed. */
export function emit(event: string, payload: Record<string, unknown>): void {
  socket?.emit(event, payload);
}

export function hangUp(): void {
  turn += 1;
  socket?.close();
  socket = undefined;
}
