// Tells sockets of committed alerts, each once and in order, whichever instance committed them.
import type { FastifyBaseLogger } from 'fastify';
import type { DefaultEventsMap as Events, Server, Socket } from 'socket.io';
import events from '#schemas/realtime.json' with { type: 'json' };
import { counterValue } from '../database/counters.ts';
import type { Database } from '../database/database.ts';
import { oneAtATime } from '../jobs/one-at-a-time.ts';
import { alertsAfter, type Alert } from './queries.ts';
import { roomOf } from './rooms.ts';

interface Connection {
  /** What the socket may hear. */
  rooms: string[];
  /** The session of an admin that it was proved by, and in how many milliseconds that ends. */
  session?: { token: string; endsIn: number };
}

export type Sockets = Server<Events, Events, Events, Connection>;
export type Client = Socket<Events, Events, Events, Connection>;

/** The alerts that one instance tells its sockets. */
export interface Outbox {
  /**
   * What a client missed since the alert `last` comes first, in order and up to what everybody has; what follows it
   * hears with everybody. What it has heard elsewhere it does not hear again.
   */
  catchUp: (client: Client, last: number) => Promise<void>;
  /** Reads and tells what was committed since. */
  deliver: () => Promise<void>;
  /** The number of the alert that was told last. */
  delivered: () => number;
  /** How many committed alerts are yet to be told. */
  behind: () => Promise<number>;
}

/** How many alerts are read at a time. */
const most = 200;

/** Those to come are told; those that are there by now have been, and are kept for {@link Outbox.catchUp}. */
export async function openOutbox(db: Database, io: Sockets, log: FastifyBaseLogger): Promise<Outbox> {
  let delivered = await counterValue(db, 'alerts');
  // Sockets that another instance has told of more than this one has read, by their key: up to which number.
  const ahead = new Map<string, number>();

  function havingHeard(number: number): string[] {
    for (const [id, known] of ahead) if (known < number) ahead.delete(id);
    return [...ahead.keys()];
  }

  function tell(alert: Alert): void {
    const { event, audience, payload, number, at } = alert;
    if (audience.startsWith('session:')) io.in(audience).disconnectSockets(true);
    else
      io.to(roomOf(alert))
        .except(havingHeard(number))
        .emit(event, { ...payload, number, at });
  }

  async function catchUp(client: Client, last: number): Promise<void> {
    // Another instance may have told of alerts that this one has yet to read; a number beyond all is of another outbox.
    const known = last > delivered ? Math.min(last, await counterValue(db, 'alerts')) : last;
    let reached = known;
    while (reached < delivered) {
      const missed = (await alertsAfter(db, reached, most)).filter(({ number }) => number <= delivered);
      for (const { audience, event, payload, number, at } of missed)
        if (client.data.rooms.includes(roomOf({ audience, event })))
          client.emit(event, { ...payload, number, at });
      reached = missed.at(-1)?.number ?? delivered;
    }
    if (known > delivered) ahead.set(client.id, known);
    // It enters its rooms in the same turn as it was found to have all, so none is lost or doubled.
    await client.join(client.data.rooms);
    // From here on the client can say what it has, even if nothing happens before it goes.
    client.emit(events.ours.caughtUp, { number: Math.max(delivered, known) });
  }

  async function readAndTell(): Promise<void> {
    for (let isWhole = false; !isWhole;) {
      const alerts = await alertsAfter(db, delivered, most);
      for (const alert of alerts) {
        tell(alert);
        delivered = alert.number;
      }
      isWhole = alerts.length < most;
    }
  }

  return {
    catchUp,
    deliver: oneAtATime(() =>
      readAndTell().catch((error: unknown) => log.error({ err: error }, 'alerts could not be read')),
    ),
    delivered: () => delivered,
    behind: async () => Math.max(0, (await counterValue(db, 'alerts')) - delivered),
  };
}
