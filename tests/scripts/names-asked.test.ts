// A script that is asked how it is used does nothing else.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

function run(script: string, option: string) {
  const args = ['--import', 'tsx', `scripts/${script}.ts`, option];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 20_000 });
}

test.each(['mutate', 'pictures', 'simulate'])(
  '%s tells how it is used, also where it is asked for what it has not',
  (script) => {
    const asked = run(script, '--help');
    expect(asked.stdout).toMatch(new RegExp(`^npm run ${script}\\b`));
    expect(asked.status).toBe(0);
    const wrong = run(script, '--hepl');
    expect(wrong.stdout).toBe('');
    expect(wrong.stderr).toMatch(new RegExp(`^Unknown option '--hepl'[\\s\\S]*\\n\\nnpm run ${script}\\b`));
    expect(wrong.status).toBe(1);
  },
  60_000,
);
