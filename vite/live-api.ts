// The API inside of the dev server: a change builds it anew on the same database, and calls wait until it has.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Database } from '../server/database/database.ts';
import type { Env } from '../server/env.ts';

type App = typeof import('../server/app.ts');
type Environment = typeof import('../server/env.ts');
type Open = typeof import('../server/jobs/open.ts');
type Prepare = typeof import('../server/jobs/prepare.ts');

interface Running {
  app: FastifyInstance;
  build: App['build'];
  db: Database;
  env: Env;
}

export interface LiveApi {
  /** Starts once the dev server listens: when that restarts itself, the former one holds the database until then. */
  start: (server: ViteDevServer) => void;
  /** Takes up what has changed. The former one stays where that cannot be built. @returns why it cannot */
  renew: (server: ViteDevServer) => Promise<string[]>;
  stop: () => Promise<void>;
}

/** Modules are loaded through Vite: those that have not changed stay the same. */
async function load<Module>(server: ViteDevServer, path: string): Promise<Module> {
  return (await server.ssrLoadModule(path)) as Module;
}

async function begun(server: ViteDevServer, { db, env }: Pick<Running, 'db' | 'env'>): Promise<Running> {
  const { build } = await load<App>(server, '/server/app.ts');
  const running = { app: await build({ db, env }), build, db, env };
  await listen(running);
  return running;
}

async function first(server: ViteDevServer): Promise<Running> {
  const { readEnv } = await load<Environment>(server, '/server/env.ts');
  const { open } = await load<Open>(server, '/server/jobs/open.ts');
  const { db, env } = await open(readEnv(process.env));
  const running = await begun(server, { db, env }).catch(async (error: unknown) => {
    // Whoever starts in its place needs the database.
    await db.close();
    throw error;
  });
  server.config.logger.info(`The API of ${env.PRODUCT_NAME} is ready: http://localhost:${env.PORT}`);
  return running;
}

async function listen({ app, env }: Running): Promise<void> {
  await app.listen({ port: env.PORT, host: env.HOST });
}

/** Sockets stay open for ever; a call is answered within this time, or cut. */
const socket = '/socket.io';
const patience = 10_000;

/** Waits until what was asked has its answer: a page asks on while its save is taken up. */
const answered = (calls: ReadonlySet<ServerResponse>): Promise<unknown> =>
  Promise.race([Promise.all([...calls].map((response) => once(response, 'close'))), wait(patience)]);

async function close({ app }: Running): Promise<void> {
  // A page that is open connects again at once.
  const cut = setInterval(() => app.server.closeAllConnections(), 20);
  await app.close().finally(() => clearInterval(cut));
}

/** How the server is built now, on a database that is ready for it; `undefined` where nothing has changed. */
async function changed(
  server: ViteDevServer,
  { build: former, db, env }: Running,
): Promise<App['build'] | undefined> {
  const { build } = await load<App>(server, '/server/app.ts');
  if (build === former) return undefined;
  const { prepare } = await load<Prepare>(server, '/server/jobs/prepare.ts');
  await prepare(db, env);
  return build;
}

/** The server as it is written now; the former one again where that does not work. */
async function next(
  server: ViteDevServer,
  former: Running,
  { calls, failed }: { calls: ReadonlySet<ServerResponse>; failed: (error: unknown) => undefined },
): Promise<Running> {
  const { db, env } = former;
  const build = await changed(server, former).catch(failed);
  if (!build) return former;
  await answered(calls);
  await close(former);
  const built = async (how: App['build']): Promise<Running> => ({
    ...former,
    app: await how({ db, env }),
    build: how,
  });
  const running = await built(build).catch((error: unknown) => {
    failed(error);
    return built(former.build);
  });
  await listen(running);
  return running;
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Ends the dev server: without its API it has nothing to show. */
const giveUp =
  ({ config }: ViteDevServer) =>
  (error: unknown): never => {
    const isTold = error instanceof Error && error.name === 'StartError';
    config.logger.error(isTold || !(error instanceof Error) ? sentenceOf(error) : String(error.stack));
    process.exit(1);
  };

export function liveApi(): LiveApi {
  let running: Promise<Running> | undefined;
  let isStopped = false;
  /** What is being answered. */
  const calls = new Set<ServerResponse>();
  // One that is stopped while it starts reads no more modules: another one starts in its place.
  const failed = (server: ViteDevServer) => (error: unknown) =>
    isStopped ? undefined : giveUp(server)(error);
  return {
    start: (server) => {
      const paths = Object.keys(server.config.server.proxy ?? {});
      server.middlewares.use((request, response, pass) => {
        const { url = '' } = request;
        if (!paths.some((path) => url.startsWith(path))) return pass();
        const send = (): void => {
          // Whoever asked is gone, and nobody would tell of it again.
          if (response.closed) return;
          if (!url.startsWith(socket)) calls.add(response.once('close', () => calls.delete(response)));
          pass();
        };
        void running?.then(send, pass);
      });
      server.httpServer?.once('listening', () => {
        running = first(server);
        running.catch(failed(server));
      });
    },
    renew: async (server) => {
      const former = await running?.catch(() => undefined);
      if (!former) return [];
      const problems: string[] = [];
      running = next(server, former, {
        calls,
        failed: (error) => void problems.push(sentenceOf(error)),
      });
      await running.catch(failed(server));
      return problems;
    },
    stop: async () => {
      isStopped = true;
      const last = await running?.catch(() => undefined);
      if (!last) return;
      await close(last);
      await last.db.close();
    },
  };
}
