// Acknowledged writes and pictures survive a power cut: after it the disk has what was synced, and nothing else.
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { givenPainters } from './painters.ts';
import type { Result } from './report.ts';
import type { Product, Stage } from './stage.ts';
import { givenWriters } from './writers.ts';

const WRITES = 60;
const recorder = join(import.meta.dirname, 'synced-disk.cjs');

interface Entry {
  name: string;
  inode: number;
  isDirectory: boolean;
}

/** The pictures that can be reached from the top by names that were synced; of a file that was not, its name alone. */
async function rebuild(disk: string, inode: string, folder: string): Promise<void> {
  const kept = await readFile(join(disk, '.names', inode), 'utf8').catch(() => '[]');
  await mkdir(folder, { recursive: true });
  for (const entry of JSON.parse(kept) as Entry[]) {
    const path = join(folder, entry.name);
    const bytes = join(disk, '.bytes', String(entry.inode));
    if (entry.isDirectory) await rebuild(disk, String(entry.inode), path);
    else if (existsSync(bytes)) await copyFile(bytes, path);
    else await writeFile(path, '');
  }
}

/** @returns what makes so many cuts */
export async function power(stage: Stage): Promise<(count: number) => Promise<Result>> {
  const writers = await givenWriters(stage);
  const painters = await givenPainters(stage);
  const disk = join(stage.folder, 'synced');

  async function start(unsynced: string[] = []): Promise<Product> {
    await rm(disk, { recursive: true, force: true });
    await cp(join(stage.dataDir, 'database'), join(disk, 'database'), { recursive: true });
    const UNSYNCED = unsynced.join(',');
    return stage.start({ NODE_OPTIONS: `--require ${recorder}`, SYNCED_DISK: disk, UNSYNCED });
  }

  interface Cut {
    /** What was answered before it. */
    writes: number;
    pictures: number;
    lost: string[];
    next: Product;
  }

  async function cut(product: Product): Promise<Cut> {
    const painted = painters.paint(product.url);
    const writes = await writers.write(product.url, WRITES, product.kill);
    const pictures = await painted;
    for (const folder of ['database', 'images', 'private'])
      await rm(join(stage.dataDir, folder), { recursive: true, force: true });
    await rename(join(disk, 'database'), join(stage.dataDir, 'database'));
    await rebuild(disk, 'root', stage.dataDir);
    const next = await start();
    const lost = [...(await writers.check(next.url)), ...(await painters.check(next.url))];
    return { writes, pictures, lost, next };
  }

  // The controls: where nothing is synced, the same cut must lose.
  let product: Product | undefined;
  for (const unsynced of [['database'], ['images']]) {
    await product?.stop();
    const control = await cut(await start(unsynced));
    if (control.lost.length === 0)
      throw new Error(`A cut without sync of ${unsynced.join()} lost nothing: this proof proves nothing.`);
    product = control.next;
  }
  let current = product as Product;
  return async (count) => {
    const wrong: string[] = [];
    const beside = { writes: 0, pictures: 0 };
    for (let done = 0; done < count; done += 1) {
      const { writes, pictures, lost, next } = await cut(current);
      current = next;
      beside.writes += writes;
      beside.pictures += pictures;
      wrong.push(...lost);
    }
    return { tried: count, wrong, beside };
  };
}
