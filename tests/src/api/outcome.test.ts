import { expect, it } from 'vitest';
import { isOutdated, isRefused, type Failure } from '#src/api/outcome.ts';

const tooLate = (data: unknown): Failure => ({ ok: false, kind: 'refused', status: 412, error: 'No.', data });

it('only a row that somebody else saved is one to choose between', () => {
  expect(isOutdated(tooLate({ _id: 1, version: 2 }))).toBe(true);
  for (const data of [undefined, null, {}, [], [{ _id: 1 }], 'newer', 2, true])
    expect(isOutdated(tooLate(data)), JSON.stringify(data)).toBe(false);
});

it('a server that is in trouble, or is asked too often, has not refused what was asked', () => {
  const answered = (status: number): Failure => ({ ok: false, kind: 'refused', status, error: 'Not now.' });
  for (const status of [200, 400, 403, 404, 409, 412, 422])
    expect(isRefused(answered(status)), String(status)).toBe(true);
  for (const status of [429, 500, 502, 503]) expect(isRefused(answered(status)), String(status)).toBe(false);
});
