import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from '#server/database/turns.ts';

it('shared turns overlap, an exclusive turn is alone, all start in the order they were asked for', async () => {
  const turns = createTurns();
  const log: string[] = [];
  const step = (name: string) => async () => {
    log.push(`${name}+`);
    await wait(5);
    log.push(`${name}-`);
  };
  await Promise.all([
    turns.shared(step('a')),
    turns.shared(step('b')),
    turns.exclusive(step('C')),
    turns.shared(step('d')),
    turns.exclusive(step('E')),
    turns.shared(step('f')),
  ]);
  expect(log.filter((entry) => entry.endsWith('+'))).toEqual(['a+', 'b+', 'C+', 'd+', 'E+', 'f+']);
  expect(log.indexOf('b+')).toBeLessThan(log.indexOf('a-'));
  expect(log.indexOf('d+')).toBeGreaterThan(log.indexOf('C-'));
  expect(log.indexOf('f+')).toBeGreaterThan(log.indexOf('E-'));
});

it('a turn that fails passes the connection on', async () => {
  const turns = createTurns();
  const failed = turns.exclusive(() => Promise.reject(new Error('no')));
  const next = turns.exclusive(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});
