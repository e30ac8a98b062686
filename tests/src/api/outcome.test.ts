import { expect, it } from 'vitest';
import { isOutdated, type Failure } from '#src/api/outcome.ts';

const tooLate = (data: unknown): Failure => ({ ok: false, kind: 'refused', status: 412, error: 'No.', data });

it('only a row that somebody else saved is one to choose between', () => {
  expect(isOutdated(tooLate({ _id: 1, version: 2 }))).toBe(true);
  for (const data of [undefined, null, {}, [], [{ _id: 1 }], 'newer', 2, true])
    expect(isOutdated(tooLate(data)), JSON.stringify(data)).toBe(false);
});
