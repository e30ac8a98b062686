// Acknowledged writes survive a power cut: after it the disk has what was synced, and nothing else.
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from './report.ts';
import type { Product, Stage } from './stage.ts';
import { givenWriters } from './writers.ts';

const WRITES = 60;
const recorder = join(import.meta.dirname, 'synced-disk.cjs');

/** @returns what makes so many cuts */
export async function power(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const { write, check } = await givenWriters(stage);
  const database = join(stage.dataDir, 'database');
  const disk = join(stage.folder, 'synced');

  async function start(variables: NodeJS.ProcessEnv = {}): Promise<Product> {
    await rm(disk, { recursive: true, force: true });
    await cp(database, disk, { recursive: true });
    return stage.start({ NODE_OPTIONS: `--require ${recorder}`, SYNCED_DISK: disk, ...variables });
  }

  /** @returns how many writes were answered before the cut, and what was lost */
  async function cut(product: Product): Promise<[answered: number, lost: string[], next: Product]> {
    const answered = await write(product.url, WRITES, product.kill);
    await rm(database, { recursive: true });
    await rename(disk, database);
    const next = await start();
    return [answered, await check(next.url), next];
  }

  // The control: where nothing is synced, the same cut must lose.
  const control = await cut(await start({ CONTROL: 'on' }));
  if (control[1].length === 0) throw new Error('A cut without sync lost nothing: this proof proves nothing.');
  let product = control[2];
  return async (count) => {
    const wrong: string[] = [];
    let writes = 0;
    for (let done = 0; done < count; done += 1) {
      const [answered, lost, next] = await cut(product);
      product = next;
      writes += answered;
      wrong.push(...lost);
    }
    return { tried: count, wrong, beside: { writes } };
  };
}
