// Liveness and readiness from memory, and 503 with Retry-After when the event loop cannot keep up.
import underPressure from '@fastify/under-pressure';
import plugin from 'fastify-plugin';
import messages from '#schemas/messages.json' with { type: 'json' };
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Not ready any more: a balancer sends nobody here, and who is here goes with the answer. */
    drain: () => void;
  }
}

const LIVENESS = '/healthz';

export const health = plugin(
  async (app) => {
    let draining = false;
    app.decorate('drain', () => {
      draining = true;
    });
    app.addHook('preClose', async () => app.drain());
    // Whoever asks through a kept connection is told to come again by another one.
    app.addHook('onSend', async (_request, reply) => {
      if (draining) void reply.header('connection', 'close');
    });
    await app.register(underPressure, {
      maxEventLoopDelay: 2000,
      retryAfter: 2,
      pressureHandler: (request) => {
        // A process that is busy lives: to be started anew would not help it.
        if (request.routeOptions.url === LIVENESS) return;
        throw new Refusal(503, 'server', messages.refusal.busy);
      },
    });
    app.get(LIVENESS, async () => ({ alive: true }));
    app.get('/readyz', async (_request, reply) =>
      reply.code(draining ? 503 : 200).send({ ready: !draining }),
    );
  },
  { name: 'health' },
);
