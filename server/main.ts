// Starts the server: environment, database, first rows, listen; stops gracefully.
import { build } from './app.ts';
import { openDatabase } from './database/open.ts';
import { prepare } from './prepare.ts';
import { readEnv, type Env } from './env.ts';
import { StartError } from './start-error.ts';

async function listen(env: Env): Promise<void> {
  const db = await openDatabase({
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    dataDir: env.DATA_DIR,
  });
  await prepare(db, env);
  const app = await build({ db, env });
  try {
    await app.listen({ port: env.PORT, host: env.HOST });
  } catch (error) {
    await db.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new StartError(
        `Port ${env.PORT} is already taken. Stop the other program, or set PORT to another number.`,
      );
    throw error;
  }
  const { port } = app.server.address() as { port: number };
  console.log(`${env.PRODUCT_NAME} is ready: http://localhost:${port}`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
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
