// The whole server, listening in the process of the test: as `server/main.ts` starts it, where its process is not what is proved.
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { build } from '#server/app.ts';
import type { Database } from '#server/database/database.ts';
import { readEnv, urlOf, type Env } from '#server/env.ts';
import { listenOn, open } from '#server/jobs/open.ts';

export interface RunningServer {
  url: string;
  app: FastifyInstance;
  db: Database;
  env: Env;
  close: () => Promise<void>;
}

/** Starts it without demo data on a free port, and says nothing. */
export async function startServer(variables: NodeJS.ProcessEnv): Promise<RunningServer> {
  const given = readEnv({ PORT: '0', DEMO_DATA: 'off', LOG_LEVEL: 'silent', ...variables });
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { db, env } = await open(given);
  said.mockRestore();
  const app = await build({ db, env });
  const { port } = await listenOn(app, env);
  const close = async (): Promise<void> => {
    await app.close();
    await db.close();
  };
  return { url: urlOf(env, port), app, db, env, close };
}
