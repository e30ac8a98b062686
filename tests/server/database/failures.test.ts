import { expect, it } from 'vitest';
import { classifyFailure, StatementError, type Failure } from '#server/database/failures.ts';

const CODES: Record<Failure, string[]> = {
  unsettled: ['08007'],
  unavailable: [
    '08000',
    '08006',
    '57P01',
    '57P02',
    '57P03',
    '53300',
    '57014',
    '55P03',
    '25006',
    'ECONNREFUSED',
    'ECONNRESET',
  ],
  full: ['53100', 'ENOSPC'],
  conflict: ['23505', '40001', '40P01'],
  invalid: ['22P02', '22021', '22003', '23502', '23503', '23514'],
  unknown: ['42601', '42P01', '25P02', '', 'ENOENT'],
};

it.each(Object.entries(CODES))('%s: %j', (failure, codes) => {
  for (const code of codes)
    expect([code, classifyFailure(new StatementError('', code))]).toEqual([code, failure]);
});

it('what is no error of a database is unknown', () => {
  for (const value of [new Error('08006'), '08006', { code: '08006' }, undefined, null])
    expect(classifyFailure(value)).toBe('unknown');
});
