// Starts the server: environment, database, first rows, listen; stops gracefully.
import { readEnv, urlOf, type Env } from './env.ts';
import { sentenceOf } from './operating/failure-sentence.ts';

// The first process of a container hears no signal that it does not listen for.
let stop = (): unknown => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop());

async function start(env: Env): Promise<void> {
  // Loaded only now: what is wrong with the environment is said at once.
  const [{ build }, { listenOn, open }, { stopServer }] = await Promise.all([
    import('./app.ts'),
    import('./jobs/open.ts'),
    import('./jobs/stop.ts'),
  ]);
  const { db, env: whole } = await open(env);
  const app = await build({ db, env: whole });
  const { port } = await listenOn(app, env).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  console.log(`${env.PRODUCT_NAME} is ready: ${urlOf(env, port).replace('127.0.0.1', 'localhost')}`);

  stop = async (): Promise<void> => {
    stop = () => undefined;
    await stopServer({ app, db, env });
    process.exit(0);
  };
}

try {
  await start(readEnv(process.env));
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exit(1);
}
