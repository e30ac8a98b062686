// §7 realtime: sockets proved by a token; what they are told comes from committed alerts, never from another client.
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { Server } from 'socket.io';
import messages from '#schemas/messages.json' with { type: 'json' };
import { isSameSecret } from '../access/kept-secret.ts';
import { lacksFactor } from '../access/second-factor.ts';
import type { Database } from '../database/database.ts';
import { openOutbox, type Client, type Sockets } from './outbox.ts';
import { roomsOf } from './rooms.ts';

interface RealtimeOptions {
  db: Database;
  origins: string[];
  marketplaceToken: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Call after a commit that left alerts: delivers them without waiting for the next look. */
    deliverAlerts: () => void;
    /** How many sockets are connected, and how many committed alerts this instance has yet to tell. */
    told: { sockets: () => number; behind: () => Promise<number> };
  }
}

// Milliseconds between looks at alerts that other instances committed.
const lookEvery = 1000;
// What setTimeout can hold, in milliseconds: 24.8 days.
const longestTimer = 2 ** 31 - 1;

/** Proves who connects; `false` for nobody. Alerts are heard once it has caught up, the end of a session at once. */
async function admit(
  app: FastifyInstance,
  client: Client,
  marketplaceToken: string | undefined,
): Promise<boolean> {
  const { token } = client.handshake.auth as { token?: unknown };
  if (typeof token !== 'string') return false;
  if (marketplaceToken && isSameSecret(token, marketplaceToken)) {
    client.data.rooms = ['marketplace'];
    return true;
  }
  const session = await app.sessionOf(token);
  if (!session || lacksFactor(session.admin)) return false;
  const { admin, endsIn, tokenHash } = session;
  client.data = { rooms: roomsOf(admin), session: { token, endsIn } };
  await client.join(`session:${tokenHash}`);
  return true;
}

/** Whether what a socket was proved by still stands: a session that ended before the connection stood closed no socket. */
async function isStillProved(app: FastifyInstance, { data: { session } }: Client): Promise<boolean> {
  return session === undefined || (await app.sessionOf(session.token)) !== undefined;
}

function endWithSession(client: Client): void {
  const { session } = client.data;
  if (!session) return;
  const end = setTimeout(() => client.disconnect(true), Math.min(session.endsIn, longestTimer)).unref();
  client.on('disconnect', () => clearTimeout(end));
}

export const realtime = plugin<RealtimeOptions>(
  async (app, { db, origins, marketplaceToken }) => {
    const io: Sockets = new Server(app.server, {
      serveClient: false,
      maxHttpBufferSize: 64 * 1024,
      ...(origins.length > 0 ? { cors: { origin: origins } } : {}),
    });
    const outbox = await openOutbox(db, io, app.log);

    io.use((client, next) => {
      admit(app, client, marketplaceToken).then(
        (isKnown) => next(isKnown ? undefined : new Error(messages.refusal.session)),
        (error: unknown) => {
          app.log.error({ err: error }, 'who connects could not be proved');
          next(new Error(messages.refusal.unavailable));
        },
      );
    });

    async function welcome(client: Client, last: number): Promise<void> {
      if (await isStillProved(app, client)) await outbox.catchUp(client, last);
      else client.disconnect(true);
    }

    io.on('connection', (client) => {
      endWithSession(client);
      const { last } = client.handshake.auth as { last?: unknown };
      const isNumber = typeof last === 'number' && Number.isSafeInteger(last) && last >= 0;
      welcome(client, isNumber ? last : outbox.delivered()).catch((error: unknown) => {
        app.log.error({ err: error }, 'missed alerts could not be read');
        // A connection that breaks is made again by the client, and asks again.
        client.conn.close();
      });
    });

    const timer = setInterval(() => void outbox.deliver(), lookEvery);
    app.decorate('deliverAlerts', () => void outbox.deliver());
    app.decorate('told', { sockets: () => io.engine.clientsCount, behind: outbox.behind });
    app.addHook('preClose', async () => {
      clearInterval(timer);
      await io.close();
    });
  },
  { name: 'realtime', dependencies: ['sessions'] },
);
