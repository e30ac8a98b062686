import { expect, test } from 'vitest';
import type { Schema } from '#schemas/schema.ts';
import { referredIn, type Column, type TableDefinition } from '#schemas/table.ts';
import { english } from '#schemas/text.ts';
import { cellText } from '#src/components/lists/cell-text.ts';
import { exampleRows } from '#src/screens/workshop/example-rows.ts';

const skipper: Schema = {
  type: 'object',
  properties: { name: { type: 'string' }, email: { type: 'string' } },
};
const schema: Schema = {
  type: 'object',
  properties: { skipper, boat: { type: 'string', lookup: 'boat' } },
};

const tableOf = (columns: Column[]): TableDefinition => ({
  ...{ name: 'trip', title: 'Trips', call: 'trip.list', columns, filters: [], only: {}, labels: {} },
  sort: { field: 'skipper', direction: 'ascending' },
});

const first = (columns: Column[]): { table: TableDefinition; row: object } => {
  const table = tableOf(columns);
  return { table, row: exampleRows(table, schema, [], (title) => title)[0] ?? {} };
};

const group = { field: 'skipper', title: 'Skipper' };
const part = { field: 'skipper.email', title: 'Email' };

test.each([[[group, part]], [[part, group]]])(
  'a group of fields and one of its fields are both columns: %j',
  (columns) => {
    const { table, row } = first(columns);
    const said = columns.map((column) => cellText(table, column, row, { t: english, language: 'en' }));
    expect(said).toEqual(columns.map(({ title }) => `${title} 1`));
  },
);

test('a reference is called by its name, also in a column that is called otherwise than its field', () => {
  const column = { field: 'boat', key: 'vessel', title: 'Boat', refersTo: 'boat' };
  expect(referredIn(column, first([column]).row)).toEqual([{ id: 'Boat 1', name: 'Boat 1' }]);
});
