import { expect, test } from 'vitest';
import { english } from '#schemas/text.ts';
import { rowTitle } from '#src/screens/collections/row-title.ts';

const t = (text: Parameters<typeof english>[0], values = {}): string =>
  english(typeof text === 'string' ? { key: text, values } : text);

test.each([
  ['by its label', { title: 'Torn sail' }, 'Torn sail'],
  ['by a number', { title: 7 }, '7'],
  ['without one by its kind', {}, 'Incident without a name'],
  ['of spaces only by its kind', { title: ' ' }, 'Incident without a name'],
])('a row is called %s', (_by, fields, called) => {
  expect(rowTitle('incident', { _id: '0b7f', ...fields }, t)).toBe(called);
});
