// Liveness and readiness from memory, and 503 with Retry-After while the event loop cannot keep up.
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
const SAMPLE_MS = 1000;
const CALM_MS = 10_000;

/** Whether pressure lasts: one sample tells of what is over, such as a long start, and refuses nobody. */
function lasting(): () => boolean {
  let [first, last] = [0, -Infinity];
  return () => {
    const now = performance.now();
    if (now - last > CALM_MS) first = now;
    last = now;
    return now - first > SAMPLE_MS;
  };
}

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
    const isLasting = lasting();
    await app.register(underPressure, {
      maxEventLoopDelay: 2000,
      sampleInterval: SAMPLE_MS,
      retryAfter: 2,
      pressureHandler: (request) => {
        // A process that is busy lives: to be started anew would not help it.
        if (request.routeOptions.url === LIVENESS || !isLasting()) return;
        throw new Refusal(503, 'server', messages.refusal.busy);
      },
    });
    app.get(LIVENESS, { exposeHeadRoute: true }, async () => ({ alive: true }));
    app.get('/readyz', { exposeHeadRoute: true }, async (_request, reply) =>
      reply.code(draining ? 503 : 200).send({ ready: !draining }),
    );
  },
  { name: 'health' },
);
