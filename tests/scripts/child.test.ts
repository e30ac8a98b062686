import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { run } from '../../scripts/child.mjs';

const stay = new URL('../../scripts/child.mjs', import.meta.url).href;

/** A process that stays with a program. @returns how it ended, and what it said */
async function end(program: string, stopWithin: string): Promise<{ code: number; said: string }> {
  const args = JSON.stringify(['-e', program]);
  const code = `import { stay } from '${stay}'; stay(${args}, { stopWithin: ${stopWithin} });`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, npm_lifecycle_event: '' },
  });
  let said = '';
  parent.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  parent.stdout.on('data', () => parent.kill('SIGTERM'));
  const [ended] = (await once(parent, 'close')) as [number];
  return { code: ended, said };
}

const ready = "console.log('ready'); setInterval(() => {}, 1000);";

test('a program that stops when it is told to is waited for, and its exit code is passed on', async () => {
  const stopping = `process.on('SIGTERM', () => setTimeout(() => process.exit(7), 300)); ${ready}`;
  expect(await end(stopping, '30_000')).toEqual({ code: 7, said: '' });
  expect(await end(stopping, 'undefined')).toEqual({ code: 7, said: '' });
  expect((await end(ready, '30_000')).code).toBe(0);
});

test('one that does not stop is ended, and that is said', async () => {
  const { code, said } = await end(`process.on('SIGTERM', () => {}); ${ready}`, '200');
  expect(code).toBe(1);
  expect(said).toMatch(/did not stop within 200 ms of being told to, and was ended\./);
});

test('what a program prints is read whole, also a letter that comes in two pieces', async () => {
  const program = `
    process.stdout.write(Buffer.from([0xe2]));
    setTimeout(() => process.stdout.write(Buffer.from([0x9c, 0x94])), 300);`;
  expect(await run(process.execPath, ['-e', program])).toEqual({ code: 0, output: '✔' });
});
