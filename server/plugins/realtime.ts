// §7 realtime: sockets proved by a token; what they are told comes from committed alerts, never from another client.
import { timingSafeEqual } from 'node:crypto';
import plugin from 'fastify-plugin';
import { Server, type Socket } from 'socket.io';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import { counterValue } from '../queries/counters.ts';
import { alertsAfter, type Alert } from '../queries/alerts.ts';

export interface RealtimeOptions {
  db: Database;
  origins: string[];
  marketplaceToken: string | undefined;
  /** Milliseconds between looks at alerts that other instances committed. */
  pollEvery?: number;
}

const most = 200;

declare module 'fastify' {
  interface FastifyInstance {
    /** Call after a commit that left alerts: delivers them without waiting for the next look. */
    deliverAlerts: () => void;
  }
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export const realtime = plugin<RealtimeOptions>(
  async (app, { db, origins, marketplaceToken, pollEvery = 1000 }) => {
    const io = new Server(app.server, {
      serveClient: false,
      maxHttpBufferSize: 64 * 1024,
      ...(origins.length > 0 ? { cors: { origin: origins } } : {}),
    });

    async function join(socket: Socket): Promise<boolean> {
      const { token } = socket.handshake.auth as { token?: unknown };
      if (typeof token !== 'string') return false;
      if (marketplaceToken && sameText(token, marketplaceToken)) {
        await socket.join('marketplace');
        return true;
      }
      const session = await app.sessionOf(token);
      if (session) await socket.join(['admins', `session:${session.tokenHash}`]);
      return session !== undefined;
    }

    io.use((socket, next) => {
      join(socket).then(
        (known) => next(known ? undefined : new Error(messages.refusal.session)),
        () => next(new Error(messages.refusal.unavailable)),
      );
    });

    function deliver({ event, audience, payload, number }: Alert): void {
      if (audience.startsWith('session:')) io.in(audience).disconnectSockets(true);
      else io.to(audience === 'admins' ? 'admins' : 'marketplace').emit(event, { ...payload, number });
    }

    // A client that was away names the last number it has; what it missed comes first, in order.
    io.on('connection', (socket) => {
      const { last } = socket.handshake.auth as { last?: unknown };
      if (typeof last !== 'number' || !Number.isSafeInteger(last) || last < 0) return;
      const audience = socket.rooms.has('admins') ? 'admins' : 'user:';
      alertsAfter(db, last, most).then(
        (missed) => {
          for (const { audience: to, event, payload, number } of missed)
            if (to.startsWith(audience)) socket.emit(event, { ...payload, number });
        },
        (error: unknown) => app.log.error({ err: error }, 'missed alerts could not be read'),
      );
    });

    let delivered = await counterValue(db, 'alerts');
    let reading = false;
    let again = false;
    async function read(): Promise<void> {
      again = true;
      if (reading) return;
      reading = true;
      try {
        while (again) {
          again = false;
          for (const alert of await alertsAfter(db, delivered, most)) {
            deliver(alert);
            delivered = alert.number;
            again = true;
          }
        }
      } catch (error) {
        app.log.error({ err: error }, 'alerts could not be read');
      } finally {
        reading = false;
      }
    }

    const timer = setInterval(() => void read(), pollEvery);
    app.decorate('deliverAlerts', () => void read());
    app.addHook('preClose', async () => {
      clearInterval(timer);
      await io.close();
    });
  },
  { name: 'realtime', dependencies: ['sessions'] },
);
