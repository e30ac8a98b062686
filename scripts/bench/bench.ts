// What every measure is given: the options, one browser, and the servers of this run, started when first asked for.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from '#tests/support/browser.ts';
import { openDatabase } from '#server/database/open.ts';
import { startPostgresql } from '#tests/support/postgresql.ts';
import { buildFloor } from './build-floor.ts';
import type { Options } from './options.ts';
import { startProduct, type Product } from './product.ts';
import { serveFloor, serveWholeList, type Site } from './sites.ts';

export interface Bench {
  options: Options;
  browser: () => Promise<Browser>;
  /** Our server with so many boats, on the embedded engine. */
  product: (boats: number) => Promise<Product>;
  /** The same on a PostgreSQL server; `undefined` where its programs are not installed. */
  onPostgresql: (boats: number) => Promise<Product | undefined>;
  /** The same client on a server of §7 that knows no paging. */
  wholeList: (boats: number) => Promise<Site>;
  /** The hand-written page with the first page of the list with so many boats. */
  floor: (boats: number) => Promise<Site>;
  close: () => Promise<void>;
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const server = await openDatabase({ databaseUrl: serverUrl, dataDir: '' });
  await server.script(`create database ${name}`);
  await server.close();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export function openBench(options: Options): Bench {
  const closers: (() => Promise<unknown>)[] = [];
  const kept = new Map<string, Promise<unknown>>();
  function once<T>(key: string, make: () => Promise<T>): Promise<T> {
    const found = (kept.get(key) as Promise<T> | undefined) ?? make();
    kept.set(key, found);
    return found;
  }
  function closing<T extends { close: () => Promise<unknown> }>(opened: T): T {
    closers.unshift(() => opened.close());
    return opened;
  }
  const folder = (): Promise<string> =>
    once('folder', async () => {
      const path = await mkdtemp(join(tmpdir(), 'quarterdeck-bench-'));
      closers.unshift(() => rm(path, { recursive: true, force: true }));
      return path;
    });
  const product = (boats: number): Promise<Product> =>
    once(`embedded ${boats}`, async () =>
      closing(await startProduct({ boats, dataDir: join(await folder(), `boats-${boats}`) })),
    );
  const postgresql = () =>
    once('postgresql', async () => {
      const server = await startPostgresql();
      if (server) closers.unshift(() => server.stop());
      return server;
    });
  return {
    options,
    browser: () => once('browser', async () => closing(await launchBrowser())),
    product,
    onPostgresql: async (boats) => {
      const server = await postgresql();
      if (!server) return undefined;
      return once(`postgresql ${boats}`, async () =>
        closing(
          await startProduct({
            boats,
            dataDir: join(await folder(), `postgresql-${boats}`),
            databaseUrl: await createDatabase(server.url, `bench_${boats}`),
          }),
        ),
      );
    },
    wholeList: (boats) =>
      once(`whole ${boats}`, async () => closing(await serveWholeList(await product(boats)))),
    floor: (boats) =>
      once(`floor ${boats}`, async () => {
        const built = await once('floor build', async () => buildFloor(join(await folder(), 'floor')));
        return closing(await serveFloor(built, await product(boats)));
      }),
    close: async () => {
      for (const close of closers) await close().catch(() => undefined);
    },
  };
}
