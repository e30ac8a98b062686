// §7 realtime: sockets proved by a token; what they are told comes from committed alerts, never from another client.
import plugin from 'fastify-plugin';
import { Server, type DefaultEventsMap as Events, type Socket } from 'socket.io';
import messages from '#schemas/messages.json' with { type: 'json' };
import events from '#schemas/realtime.json' with { type: 'json' };
import { isSameSecret } from '../access/kept-secret.ts';
import { lacksFactor } from '../access/second-factor.ts';
import { counterValue } from '../database/counters.ts';
import type { Database } from '../database/database.ts';
import { alertsAfter, type Alert, type Audience } from './queries.ts';

export interface RealtimeOptions {
  db: Database;
  origins: string[];
  marketplaceToken: string | undefined;
  /** Milliseconds between looks at alerts that other instances committed. */
  pollEvery?: number;
}

interface Connection {
  /** What the socket may hear. */
  rooms: string[];
  /** That of an admin's session. */
  token?: string;
}

type Client = Socket<Events, Events, Events, Connection>;

const most = 200;

const roomOf = (audience: Audience): string => {
  if (audience === 'admins' || audience.startsWith('admin:')) return audience;
  return audience.startsWith('user:') ? 'marketplace' : '';
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Call after a commit that left alerts: delivers them without waiting for the next look. */
    deliverAlerts: () => void;
    /** How many sockets are connected, and how many committed alerts this instance has yet to tell. */
    told: { sockets: () => number; behind: () => Promise<number> };
  }
}

// What setTimeout can hold, in milliseconds: 24.8 days.
const longestTimer = 2 ** 31 - 1;

export const realtime = plugin<RealtimeOptions>(
  async (app, { db, origins, marketplaceToken, pollEvery = 1000 }) => {
    const io = new Server<Events, Events, Events, Connection>(app.server, {
      serveClient: false,
      maxHttpBufferSize: 64 * 1024,
      ...(origins.length > 0 ? { cors: { origin: origins } } : {}),
    });

    /** Proves who connects; `false` for nobody. Alerts are heard after {@link catchUp}, the end of a session at once. */
    async function admit(socket: Client): Promise<boolean> {
      const { token } = socket.handshake.auth as { token?: unknown };
      if (typeof token !== 'string') return false;
      if (marketplaceToken && isSameSecret(token, marketplaceToken)) {
        socket.data.rooms = ['marketplace'];
        return true;
      }
      const session = await app.sessionOf(token);
      if (!session || lacksFactor(session.admin)) return false;
      socket.data = { rooms: ['admins', `admin:${session.admin._id}`], token };
      const end = setTimeout(() => socket.disconnect(true), Math.min(session.endsIn, longestTimer)).unref();
      socket.on('disconnect', () => clearTimeout(end));
      await socket.join(`session:${session.tokenHash}`);
      return true;
    }

    io.use((socket, next) => {
      admit(socket).then(
        (known) => next(known ? undefined : new Error(messages.refusal.session)),
        () => next(new Error(messages.refusal.unavailable)),
      );
    });

    // Sockets that another instance has told of more than this one has read, by their key: up to which number.
    const ahead = new Map<string, number>();
    function havingHeard(number: number): string[] {
      for (const [id, known] of ahead) if (known < number) ahead.delete(id);
      return [...ahead.keys()];
    }

    function deliver({ event, audience, payload, number, at }: Alert): void {
      if (audience.startsWith('session:')) io.in(audience).disconnectSockets(true);
      else
        io.to(roomOf(audience))
          .except(havingHeard(number))
          .emit(event, { ...payload, number, at });
    }

    let delivered = await counterValue(db, 'alerts');

    /**
     * What a client missed since the alert `last` comes first, in order and up to what everybody has; what follows it
     * hears with everybody. It enters the room in the same turn as that is checked, so none is lost or doubled;
     * what it has heard elsewhere it does not hear again.
     */
    async function catchUp(socket: Client, last: number): Promise<void> {
      const { token } = socket.data;
      // A session that ended after it was proved, and before the connection stood, closed no socket.
      if (token !== undefined && !(await app.sessionOf(token))) return void socket.disconnect(true);
      // Another instance may have told of alerts that this one has yet to read; a number beyond all is of another outbox.
      const known = last > delivered ? Math.min(last, await counterValue(db, 'alerts')) : last;
      let reached = known;
      while (reached < delivered) {
        const missed = (await alertsAfter(db, reached, most)).filter(({ number }) => number <= delivered);
        for (const { audience, event, payload, number, at } of missed)
          if (socket.data.rooms.includes(roomOf(audience))) socket.emit(event, { ...payload, number, at });
        reached = missed.at(-1)?.number ?? delivered;
      }
      if (known > delivered) ahead.set(socket.id, known);
      await socket.join(socket.data.rooms);
      // From here on the client can say what it has, even if nothing happens before it goes.
      socket.emit(events.ours.caughtUp, { number: Math.max(delivered, known) });
    }

    io.on('connection', (socket) => {
      const { last } = socket.handshake.auth as { last?: unknown };
      const isNumber = typeof last === 'number' && Number.isSafeInteger(last) && last >= 0;
      catchUp(socket, isNumber ? last : delivered).catch((error: unknown) => {
        app.log.error({ err: error }, 'missed alerts could not be read');
        // A connection that breaks is made again by the client, and asks again.
        socket.conn.close();
      });
    });

    let reading = false;
    let again = false;
    async function read(): Promise<void> {
      again = true;
      if (reading) return;
      reading = true;
      try {
        while (again) {
          again = false;
          const alerts = await alertsAfter(db, delivered, most);
          for (const alert of alerts) {
            deliver(alert);
            delivered = alert.number;
          }
          if (alerts.length === most) again = true;
        }
      } catch (error) {
        app.log.error({ err: error }, 'alerts could not be read');
      } finally {
        reading = false;
      }
    }

    const timer = setInterval(() => void read(), pollEvery);
    app.decorate('deliverAlerts', () => void read());
    app.decorate('told', {
      sockets: () => io.engine.clientsCount,
      behind: async () => Math.max(0, (await counterValue(db, 'alerts')) - delivered),
    });
    app.addHook('preClose', async () => {
      clearInterval(timer);
      await io.close();
    });
  },
  { name: 'realtime', dependencies: ['sessions'] },
);
