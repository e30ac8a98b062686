import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { copyTree } from '#server/database/synced-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarterdeck-copy-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.skipIf(process.platform === 'win32')('a copy that breaks off leaves nothing', async () => {
  const from = join(folder, 'from');
  await mkdir(from);
  await writeFile(join(from, 'a'), 'a');
  // What no copy can be made of.
  await promisify(execFile)('mkfifo', [join(from, 'b')]);
  await expect(copyTree(from, join(folder, 'to'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['from']);
});

it('the embedded database says by its code why it could not be copied', async () => {
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  try {
    await writeFile(join(folder, 'file'), '');
    const copied = database.copyFiles?.(join(folder, 'file', 'copy'));
    await expect(copied).rejects.toMatchObject({ code: 'ENOTDIR' });
  } finally {
    await database.close();
  }
});
