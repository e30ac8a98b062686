// §7 realtime: one socket to the server root, with the specified figures for coming back.
import type { Socket } from 'socket.io-client';
import realtime from '#schemas/realtime.json' with { type: 'json' };

/** What an event brings. `number` comes from servers that number their alerts; a bare string is a message. */
export interface Push {
  message?: string;
  number?: number;
  [key: string]: unknown;
}

export interface Listening {
  host: string;
  token: string;
  /** Number of the last alert that was shown. */
  last: () => number | undefined;
  /** What to register after each connection. */
  registration: Record<string, unknown>;
  onEvent: (event: string, push: Push) => void;
}

let socket: Socket | undefined;

const pushOf = (payload: unknown): Push => {
  if (typeof payload === 'string') return { message: payload };
  return typeof payload === 'object' && payload !== null ? (payload as Push) : {};
};

/** Connects, registers and listens until {@link hangUp}. */
export async function listen({ host, token, last, registration, onEvent }: Listening): Promise<void> {
  const { io } = await import('socket.io-client');
  hangUp();
  const opened = io(host || window.location.origin, {
    ...realtime.reconnect,
    reconnectionAttempts: Infinity,
    auth: (answer) => answer({ token, last: last() }),
  });
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
  socket?.close();
  socket = undefined;
}
