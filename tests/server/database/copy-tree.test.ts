import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
