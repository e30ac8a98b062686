import { expect, it } from 'vitest';
import { isUnchosen, lookupOptions } from '#src/forms/widgets/lookup-options.ts';

const gone = (id: string | number) => `gone ${id}`;

it('a row is offered by its _id, or its id where it has no other, under its name or title', () => {
  const rows = [{ _id: 'a1', id: 1, name: 'Yacht' }, { id: 2, title: 'Gulet' }, { name: 'no id' }];
  expect(lookupOptions(rows, undefined, gone)).toEqual([
    { _id: 'a1', name: 'Yacht' },
    { _id: 2, name: 'Gulet' },
  ]);
});

it('a stored id keeps its own type, so that looking at a form does not change it', () => {
  expect(lookupOptions([{ id: 3, name: 'Diesel' }], '3', gone)).toEqual([{ _id: '3', name: 'Diesel' }]);
  expect(lookupOptions([{ _id: 'a1', id: 3, name: 'Diesel' }], 3, gone)).toEqual([
    { _id: 3, name: 'Diesel' },
  ]);
});

it('a stored id that left the list is still shown', () => {
  expect(lookupOptions([{ id: 1, name: 'Diesel' }], 9, gone).at(-1)).toEqual({ _id: 9, name: 'gone 9' });
});

it.each([undefined, null, '', 0])('%s is no choice', (value) => {
  expect(isUnchosen(value)).toBe(true);
  expect(lookupOptions([], value, gone)).toEqual([]);
});
