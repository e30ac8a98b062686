import { expect, it } from 'vitest';
import { changedKeys, isSame, keepLaterEdits } from '#src/forms/dirty.ts';

it('a form is clean when a field was changed and changed back, whatever the order of the keys', () => {
  expect(isSame({ model: 'A', year: 2010 }, { year: 2010, model: 'A' })).toBe(true);
  expect(isSame({ model: 'A' }, { model: 'A ' })).toBe(false);
});

it('a missing key equals an undefined value, at every depth', () => {
  expect(isSame({ model: 'A' }, { model: 'A', year: undefined })).toBe(true);
  expect(isSame({ at: { x: 1, y: undefined } }, { at: { x: 1 } })).toBe(true);
  expect(isSame({ year: 0 }, {})).toBe(false);
  expect(isSame({ end: null }, {})).toBe(false);
});

it('lists differ by length, order and content', () => {
  expect(isSame([1, { a: [2] }], [1, { a: [2] }])).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame([], {})).toBe(false);
});

it('an id does not change its type unseen', () => {
  expect(isSame({ boattype: 3 }, { boattype: '3' })).toBe(false);
});

it('names the fields that differ, also those that are gone', () => {
  expect(changedKeys({ model: 'A', year: 2010, size: 38 }, { model: 'B', size: 38 })).toEqual([
    'model',
    'year',
  ]);
});

it('an answer to a save keeps what was typed meanwhile and takes what the server made of the rest', () => {
  const saved = { model: ' A ', description: 'first' };
  const typedSince = { model: ' A ', description: 'second' };
  expect(keepLaterEdits(saved, typedSince, { model: 'A', description: 'first' })).toEqual({
    model: 'A',
    description: 'second',
  });
});
