// Starts the server: environment, database, first rows, listen; stops gracefully.
import { setTimeout as wait } from 'node:timers/promises';
import { readEnv, StartError, type Env } from './env.ts';

/** Several instances: a balancer asks every second or two whether one is ready. */
const DRAIN_SECONDS = 3;
const STOP_WITHIN_MS = 10_000;

async function start(env: Env): Promise<void> {
  // Loaded only now: what is wrong with the environment is said at once.
  const [{ build }, { listenOn, open }] = await Promise.all([import('./app.ts'), import('./jobs/open.ts')]);
  const { db, env: whole } = await open(env);
  const app = await build({ db, env: whole });
  const { port } = await listenOn(app, env).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
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
  await start(readEnv(process.env));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
