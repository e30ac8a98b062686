// Starts the server: environment, database, first rows, listen; stops gracefully.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { keptToken } from './access/kept-secret.ts';
import { build } from './app.ts';
import { openDatabase } from './database/open.ts';
import { readEnv, type Env } from './env.ts';
import { StartError } from './env.ts';
import { prepare } from './jobs/prepare.ts';

/** Several instances: a balancer asks every second or two whether one is ready. */
const DRAIN_SECONDS = 3;
const STOP_WITHIN_MS = 10_000;

const portTaken = ({ PORT }: Env): StartError =>
  new StartError(`Port ${PORT} is already taken. Stop the other program, or set PORT to another number.`);

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** Asked before the database is made, which takes a while the first time and prints a password that is shown once. */
async function demandFreePort(env: Env): Promise<void> {
  const probe = createServer().listen(env.PORT, env.HOST);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (isTaken(error)) throw portTaken(env);
    throw error;
  }
  probe.close();
  await once(probe, 'close');
}

async function listen(env: Env): Promise<void> {
  await demandFreePort(env);
  const db = await openDatabase({
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    dataDir: env.DATA_DIR,
  });
  await prepare(db, env);
  const MARKETPLACE_TOKEN = env.MARKETPLACE_TOKEN ?? (await keptToken(env.DATA_DIR, 'marketplace'));
  const OPERATOR_TOKEN = env.OPERATOR_TOKEN ?? (await keptToken(env.DATA_DIR, 'operator'));
  const app = await build({ db, env: { ...env, MARKETPLACE_TOKEN, OPERATOR_TOKEN } });
  try {
    await app.listen({ port: env.PORT, host: env.HOST });
  } catch (error) {
    await db.close();
    if (isTaken(error)) throw portTaken(env);
    throw error;
  }
  const { port } = app.server.address() as { port: number };
  console.log(`${env.PRODUCT_NAME} is ready: http://localhost:${port}`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    app.drain();
    await wait((env.DRAIN_SECONDS ?? (env.DATABASE_URL ? DRAIN_SECONDS : 0)) * 1000);
    // Nobody keeps the server from stopping by a request that is never whole.
    setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN_MS).unref();
    await app.close();
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

try {
  await listen(readEnv(process.env));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
