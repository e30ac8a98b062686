// The servers and the browser of a run, each started when first asked for.
import react from '@vitejs/plugin-react';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { startPostgresql } from '#tests/support/server/postgresql.ts';

/** What a server says when it listens; only the product says all of it. */
export type Ready = Record<'url' | 'floor' | 'token', string> & { admin: object };
export type Server = Awaited<ReturnType<typeof start>>;
export type Engine = 'embedded' | 'PostgreSQL';
export type Bench = Awaited<ReturnType<typeof openBench>>;

async function start(file: string, env: Record<string, string>) {
  const child = fork(join(import.meta.dirname, file), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (!first) throw new Error(`${file} did not start; what it said stands above.`);
  return {
    ...(first[0] as Ready),
    /** CPU time so far of the process, all its threads, in microseconds; `alert` first alerts every admin. */
    cpu: async (order: 'cpu' | 'alert' = 'cpu'): Promise<number> => {
      child.send(order);
      const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
      return user + system;
    },
    close: (): Promise<unknown> => {
      if (child.connected) child.disconnect();
      return ended;
    },
  };
}

export async function openBench(quick: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-bench-'));
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const kept = new Map<string, Promise<unknown>>();
  const keep = <T>(key: string, make: () => Promise<T>): Promise<T> => {
    if (!kept.has(key)) kept.set(key, make());
    return kept.get(key) as Promise<T>;
  };
  const closing = <T extends { close: () => Promise<unknown> }>(opened: T): T => {
    closers.unshift(() => opened.close());
    return opened;
  };
  const [root, outDir] = [join(import.meta.dirname, 'floor'), join(folder, 'floor')];
  const compressed = compression({ include: /\.js$/, logLevel: 'silent' });
  const floor = { root, configFile: false as const, plugins: [react(), compressed], build: { outDir } };
  const product = async (boats: number, engine: Engine, more: Record<string, string> = {}): Promise<Server> =>
    keep(engine + boats, async () => {
      const env = { DATA_DIR: join(folder, engine + boats), BOATS: String(boats), ...more };
      return closing(await start('product-process.ts', env));
    });
  return {
    quick,
    browser: () => keep('browser', async () => closing(await launchBrowser())),
    /** Our server with so many boats, and the floor beside it. */
    withFloor: async (boats: number): Promise<Server> => {
      await keep('floor', () => build({ ...floor, logLevel: 'error' }));
      return product(boats, 'embedded', { FLOOR: outDir });
    },
    /** Our server with so many boats; `undefined` where PostgreSQL is wanted and not installed. */
    on: async (engine: Engine, boats: number): Promise<Server | undefined> => {
      if (engine === 'embedded') return product(boats, engine);
      const database = await keep(`database ${boats}`, async () => {
        const started = await startPostgresql();
        if (started) closers.push(() => started.stop());
        return started;
      });
      return database && product(boats, engine, { DATABASE_URL: database.url });
    },
    bare: async (body: string): Promise<Server> => closing(await start('bare-process.ts', { BODY: body })),
    close: async (): Promise<void> => {
      for (const close of closers) await close().catch(() => undefined);
    },
  };
}
