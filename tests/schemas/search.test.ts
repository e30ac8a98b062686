import { expect, test } from 'vitest';
import { foundIn } from '#schemas/search.ts';

const one = {
  noun: 'n',
  table: 'n',
  permission: 'boats.read',
  path: '',
  icon: '',
  title: 'name',
  details: ['note'],
} as const;
const detailOf = (note: string): string | undefined =>
  foundIn(one, { _id: 1, note } as { _id: number }).detail;

test('a detail of a row that is found is at most 80 characters long, and says where it is cut', () => {
  expect(detailOf('x'.repeat(80))).toBe('x'.repeat(80));
  expect(detailOf('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
});
