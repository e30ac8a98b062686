import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { connectionQueue } from '#server/database/connection-queue.ts';

it('shared turns overlap, an exclusive turn is alone, all start in the order they were asked for', async () => {
  const queue = connectionQueue();
  const log: string[] = [];
  const step = (name: string) => async () => {
    log.push(`${name}+`);
    await wait(5);
    log.push(`${name}-`);
  };
  await Promise.all([
    queue.shared(step('a')),
    queue.shared(step('b')),
    queue.exclusive(step('C')),
    queue.shared(step('d')),
    queue.exclusive(step('E')),
    queue.shared(step('f')),
  ]);
  expect(log.filter((entry) => entry.endsWith('+'))).toEqual(['a+', 'b+', 'C+', 'd+', 'E+', 'f+']);
  expect(log.indexOf('b+')).toBeLessThan(log.indexOf('a-'));
  expect(log.indexOf('d+')).toBeGreaterThan(log.indexOf('C-'));
  expect(log.indexOf('f+')).toBeGreaterThan(log.indexOf('E-'));
});

it('a turn that fails passes the connection on', async () => {
  const queue = connectionQueue();
  const failed = queue.exclusive(() => Promise.reject(new Error('no')));
  const next = queue.exclusive(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});
