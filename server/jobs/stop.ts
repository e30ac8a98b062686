// How a server stops: what is under way is answered, and nobody is sent to it meanwhile.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';

/** Several instances: a balancer asks every second or two whether one is ready. */
const DRAIN_SECONDS = 3;
const STOP_WITHIN_MS = 10_000;

interface Parts {
  app: FastifyInstance;
  db: Database;
  env: Env;
}

/** @param within how long what is under way may take, in ms */
export async function stopServer({ app, db, env }: Parts, within = STOP_WITHIN_MS): Promise<void> {
  app.drain();
  await wait((env.DRAIN_SECONDS ?? (env.DATABASE_URL ? DRAIN_SECONDS : 0)) * 1000);
  // Nobody keeps the server from stopping by a request that is never whole.
  setTimeout(() => app.server.closeAllConnections(), within).unref();
  await app.close();
  await db.close();
}
