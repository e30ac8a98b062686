import { expect, test, vi } from 'vitest';
import { oncePer } from '#schemas/compiler/once-per.ts';

test('what is made of sources is made once, anew of others, and again where it could not be made', () => {
  const make = vi.fn((sources: readonly string[]) => (sources.length === 0 ? undefined : [...sources]));
  const made = oncePer(make);
  const [some, others, none] = [['a'], ['a'], []];
  expect(made(some)).toBe(made(some));
  expect(made(others)).not.toBe(made(some));
  expect([made(none), made(none)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(3);

  make.mockImplementationOnce(() => {
    throw new Error('The form is wrong.');
  });
  const wrong = ['b'];
  expect(() => made(wrong)).toThrow('The form is wrong.');
  expect(made(wrong)).toEqual(['b']);
});
