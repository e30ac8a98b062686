import { expect, test } from 'vitest';
import { initialsOf } from '#src/components/people/avatar.tsx';

test.each([
  ['Anna Keller', 'AK'],
  ['Anna', 'A'],
  ['⛵ Anna Maria Keller', 'AK'],
  ['🚤Anna Keller 🚤', 'AK'],
  ['(Žofie) ábel', 'ŽÁ'],
  ['👨‍👩‍👧 🚤', '👨‍👩‍👧🚤'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
