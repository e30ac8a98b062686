import { expect, test } from 'vitest';
import { rangeText } from '#src/components/lists/filter-chips.tsx';

test('a range that is open at one end is told by the other end alone', () => {
  expect(rangeText('2026-01-01', '2026-02-01')).toBe('2026-01-01 – 2026-02-01');
  expect(rangeText('2026-01-01', undefined)).toBe('≥ 2026-01-01');
  expect(rangeText(undefined, '500')).toBe('≤ 500');
  expect(rangeText(undefined, undefined)).toBeUndefined();
});
