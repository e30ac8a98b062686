// What a server keeps is its account's alone: passwords, sessions, papers.
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { closePrivate, openLocal } from '#server/files/local.ts';

describe.skipIf(process.platform === 'win32')('another account of the machine looks into', () => {
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quarterdeck-rights-'));
    dataDir = join(folder, 'made', 'data');
    await (await openDatabase({ dataDir })).close();
    await openLocal(dataDir).put('private/boat/paper.webp', Buffer.from('bytes'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const rightsOf = async (path: string): Promise<string> =>
    ((await stat(join(dataDir, path))).mode & 0o777).toString(8);

  it.each(['.', 'database', 'private', 'private/boat'])('no %s that it made', async (path) => {
    expect(await rightsOf(path)).toBe('700');
  });

  it('no papers that an older version left open', async () => {
    await chmod(join(dataDir, 'private'), 0o755);
    await closePrivate(dataDir);
    expect(await rightsOf('private')).toBe('700');
    await expect(closePrivate(join(dataDir, 'not-there'))).resolves.toBeUndefined();
  });

  it('no database that an older version left open', async () => {
    await chmod(join(dataDir, 'database'), 0o755);
    await (await openDatabase({ dataDir })).close();
    expect(await rightsOf('database')).toBe('700');
  });
});
