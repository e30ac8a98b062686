import { expect, test } from 'vitest';
import { tables } from '#schemas/generated/index.ts';
import type { Filter, TableDefinition } from '#schemas/table.ts';
import { chosenRows } from '#src/screens/collections/chosen-rows.ts';

const filters: Filter[] = [
  { key: 'booking', title: 'Booking', kind: 'reference', refersTo: 'booking' },
  { key: 'type', title: 'Type', kind: 'reference', refersTo: 'boattypes', field: 'boattype' },
  { key: 'marinas', title: 'Marinas', kind: 'reference', refersTo: 'marina', isMany: true },
  { key: 'brands', title: 'Brands', kind: 'reference', refersTo: 'boatbrands', isMany: true },
  { key: 'state', title: 'Status', kind: 'label', labels: 'incident' },
];
const table: TableDefinition = { ...tables.incident, filters };

test('a new row refers to what its list is filtered by, to a row of a catalogue by a number', () => {
  const labels = { booking: '7', type: '3', marinas: 'marina-2', brands: '4', state: 'settled' };
  expect(chosenRows(table, { labels })).toEqual({
    booking: '7',
    boattype: 3,
    marinas: ['marina-2'],
    brands: [4],
  });
  expect(chosenRows(table, { labels: {} })).toEqual({});
});
