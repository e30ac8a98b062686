import { expect, test, vi } from 'vitest';
import { remembered } from '#schemas/compiler/remembered.ts';

test('equal arguments are worked on once', async () => {
  const make = vi.fn((row: { name: string }, more?: string) => Promise.resolve(`${row.name}${more}`));
  const kept = remembered(make);
  expect(await Promise.all([kept({ name: 'a' }), kept({ name: 'a' }), kept({ name: 'a' }, 'b')])).toEqual([
    'aundefined',
    'aundefined',
    'ab',
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what failed is tried again', async () => {
  const make = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValueOnce('yes');
  const kept = remembered(make);
  await expect(kept()).rejects.toThrow('no');
  expect(await kept()).toBe('yes');
});
