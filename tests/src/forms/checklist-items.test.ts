import { expect, it } from 'vitest';
import { checklistItems, idsIn, learnIds, turnIds } from '#src/forms/widgets/checklist-items.ts';

const gone = (id: string | number) => `gone ${id}`;
const rows = [
  { id: 1, title: 'GPS', icon: '/icons/gps.svg' },
  { id: 2, title: 'Autopilot' },
  { _id: 'a3', id: 3, name: 'Bimini' },
];
const idsOf = (known: (string | number)[]) => checklistItems(rows, known, gone).map(({ _id }) => _id);

it('§2 an item shows icon and title of its row', () => {
  expect(checklistItems(rows, [], gone)).toEqual([
    { _id: 1, title: 'GPS', icon: '/icons/gps.svg' },
    { _id: 2, title: 'Autopilot' },
    { _id: 'a3', title: 'Bimini' },
  ]);
});

it('an item keeps the id it was stored by, as number or text, by _id or id', () => {
  expect(idsOf(['1', 3])).toEqual(['1', 2, 3]);
});

it('a stored id without a row is shown last and can be removed', () => {
  expect(checklistItems(rows, [9, 1], gone).at(-1)).toEqual({ _id: 9, title: 'gone 9', isGone: true });
  expect(turnIds([9, 1], [9], false, [9, 1])).toEqual([1]);
});

it('two stored ids of one row can both be seen and removed', () => {
  expect(idsOf(['a3', 3])).toEqual([1, 2, 'a3', 3]);
});

it('ticking again what was unticked gives the stored list back', () => {
  const stored = ['2', 1, 9];
  const without = turnIds(stored, [1], false, stored);
  expect(without).toEqual(['2', 9]);
  expect(learnIds(stored, without)).toBe(stored);
  expect(turnIds(without, [1], true, stored)).toEqual(stored);
});

it('new ids follow the stored ones in the order of the list', () => {
  expect(turnIds([3], [1, 2], true, [3])).toEqual([3, 1, 2]);
});

it('another order that was loaded is learnt, and what was unticked is not forgotten', () => {
  expect(learnIds([1, 2, 3], [2, 1])).toEqual([2, 1, 3]);
  expect(learnIds([1, 2], [1, 4])).toEqual([1, 4, 2]);
});

it.each([undefined, null, '1', { 0: 1 }])('%j is no list of ids', (value) => {
  expect(idsIn(value)).toEqual([]);
});

it('what is no id is left out of a list', () => {
  expect(idsIn([1, null, '2', { _id: 3 }])).toEqual([1, '2']);
});
