import { describe, expect, it } from 'vitest';
import { asyncScope } from '#server/database/async-scope.ts';
import { gate } from '#tests/support/gate.ts';

describe('a scope of work', () => {
  it('follows each piece of work through its promises', async () => {
    const { run, value } = asyncScope<string>();
    const work = async (): Promise<(string | undefined)[]> => {
      const before = value();
      await new Promise((resolve) => setImmediate(resolve));
      return [before, value()];
    };
    const both = await Promise.all([run('first', work), run('second', work)]);
    expect(both).toEqual([
      ['first', 'first'],
      ['second', 'second'],
    ]);
  });

  it('stays for the work that is still running when other work ends or fails', async () => {
    const { run, value } = asyncScope<string>();
    const { passed: ended, open: end } = gate();
    const long = run('long', async () => ended.then(value));
    await run('short', async () => undefined);
    await expect(run('failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    end();
    expect(await long).toBe('long');
  });

  it('has no value outside, and can be used again', async () => {
    const { run, value } = asyncScope<string>();
    await run('first', async () => undefined);
    expect(value()).toBeUndefined();
    expect(await run('second', async () => value())).toBe('second');
  });
});
