// `/metrics` as Prometheus reads it: requests, connections, alerts yet to be told, jobs, sockets and the process itself.
import plugin from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { demandOperator } from './operator.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A piece of work that the clock asked for has ended. */
    countJob: (job: string, isDone: boolean) => void;
  }
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const metrics = plugin<{ db: Database; token: string | undefined }>(
  async (app, { db, token }) => {
    const jobs = new Counter({
      name: 'quarterdeck_jobs_total',
      help: 'Work done by the clock, by its name and outcome.',
      labelNames: ['job', 'outcome'],
      registers: [],
    });
    app.decorate('countJob', (job, isDone) => jobs.inc({ job, outcome: isDone ? 'done' : 'failed' }));
    if (token === undefined) return;

    const register = new Registry();
    register.registerMetric(jobs);
    collectDefaultMetrics({ register });
    const registers = [register];
    const requests = new Histogram({
      name: 'quarterdeck_request_seconds',
      help: 'Requests answered, by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
    const connections = new Gauge({
      name: 'quarterdeck_database_connections',
      help: 'Connections to PostgreSQL (open, idle) and requests that wait for one (waiting).',
      labelNames: ['state'],
      registers,
    });
    const sockets = new Gauge({
      name: 'quarterdeck_sockets',
      help: 'Browsers and services connected for alerts.',
      registers,
    });
    const behind = new Gauge({
      name: 'quarterdeck_alerts_behind',
      help: 'Committed alerts that this instance has yet to tell; -1 when the database does not say.',
      registers,
    });

    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      // The template of the route: addresses hold keys, and the one of the login a password.
      const route = routeOptions.url ?? 'unknown';
      requests.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    });
    app.get('/metrics', async (request, reply) => {
      demandOperator(request, token);
      for (const [state, count] of Object.entries(db.pool?.() ?? {})) connections.set({ state }, count);
      sockets.set(app.told.sockets());
      // Most wanted while the database is away.
      behind.set(await app.told.behind().catch(() => -1));
      return reply.type(register.contentType).send(await register.metrics());
    });
  },
  { name: 'metrics' },
);
