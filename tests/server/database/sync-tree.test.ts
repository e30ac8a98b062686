// What a disk could not keep is not taken for kept.
import { mkdtemp, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const { failure } = vi.hoisted(() => ({ failure: { code: '' } }));

vi.mock(import('node:fs/promises'), async (importOriginal) => {
  const fs = await importOriginal();
  const open = async (...asked: Parameters<typeof fs.open>): Promise<FileHandle> => {
    const file = await fs.open(...asked);
    file.sync = () => Promise.reject(Object.assign(new Error('not synced'), failure));
    return file;
  };
  return { ...fs, open };
});

const { syncTree } = await import('#server/database/sync-tree.ts');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarterdeck-sync-'));
  await writeFile(join(folder, 'file'), 'x');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(['EIO', 'ENOSPC', 'EDQUOT'])('a disk that answers %s is told of', async (code) => {
  failure.code = code;
  await expect(syncTree(folder)).rejects.toMatchObject({ code });
});

it.each(['EPERM', 'EINVAL', 'EISDIR'])(
  'a file system that syncs no folders and answers %s is left alone',
  async (code) => {
    failure.code = code;
    await expect(syncTree(folder)).resolves.toBeUndefined();
  },
);
