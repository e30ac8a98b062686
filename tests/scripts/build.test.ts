import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

test.each(['scripts/build.mjs', 'scripts/run.mjs'])(
  '%s on a fresh clone installs the packages before it calls for them',
  async (script) => {
    const clone = await mkdtemp(join(tmpdir(), 'quarterdeck-clone-'));
    onTestFinished(() => rm(clone, { recursive: true }));
    for (const name of ['scripts', 'package.json', 'package-lock.json'])
      await cp(name, join(clone, name), { recursive: true });
    const npm = join(clone, 'npm-cli.js');
    await writeFile(npm, "console.error('There is no network.'); process.exit(1);");
    const env = { ...process.env, npm_execpath: npm };
    const started = promisify(execFile)(process.execPath, [script], { cwd: clone, env });
    await expect(started).rejects.toMatchObject({
      stderr: 'The packages could not be installed. npm says:\nThere is no network.\n',
    });
  },
);

test('every command begins by such a script, but for those that a container has without them', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const others = Object.entries(scripts).filter(([, command]) => !/^node scripts\/\w+\.mjs\b/.test(command));
  expect(others.map(([name]) => name)).toEqual(['import', 'backup', 'restore']);
});
