import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

test('a build on a fresh clone installs the packages before it calls for them', async () => {
  const clone = await mkdtemp(join(tmpdir(), 'quarterdeck-clone-'));
  onTestFinished(() => rm(clone, { recursive: true }));
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    await cp(name, join(clone, name), { recursive: true });
  const npm = join(clone, 'npm-cli.js');
  await writeFile(npm, "console.error('There is no network.'); process.exit(1);");
  const env = { ...process.env, npm_execpath: npm };
  const built = promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: clone, env });
  await expect(built).rejects.toMatchObject({
    stderr: 'The packages could not be installed. npm says:\nThere is no network.\n',
  });
});
