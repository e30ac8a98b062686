// What another server sends in a kind that it is not is written as well as it goes in a list, and ends none.
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tables } from '#schemas/generated/index.ts';
import type { TableDefinition } from '#schemas/table.ts';
import { Cell } from '#src/components/lists/cell.tsx';
import { labelOfState } from '#src/components/machines/label-of-state.ts';
import { cellText } from '#src/components/lists/cell-text.ts';
import { theme } from '#src/look/theme.ts';
import { brokenBy, placesIn } from '#tests/support/documents/other-kinds.ts';
import { sampleRows } from '../../../../.storybook/sample-rows.ts';

const speech = { t: String, language: 'en' } as const;

function draw(table: TableDefinition, row: object): string {
  const cells = table.columns.map((column, key) => createElement(Cell, { table, column, row, key }));
  const texts = table.columns.map((column) => cellText(table, column, row, speech));
  for (const text of texts) expect(text).toBeTypeOf('string');
  return [renderToString(createElement(ThemeProvider, { theme }, cells)), ...texts].join('\n');
}

test.each(Object.values<TableDefinition>(tables))('$name', (table) => {
  const [row = {}] = sampleRows(table, 1);
  expect(placesIn(row).length).toBeGreaterThan(2);
  expect(brokenBy(row, (odd) => draw(table, odd))).toEqual([]);
});

test.each(['constructor', '__proto__', 'toString'])(
  'a value that is called like what every object has: %s',
  (value) => {
    const { bookings } = tables;
    const column = { field: 'value', title: 'Value', choices: { a: 'A' } };
    expect(cellText(bookings, column, { value }, speech)).toBe(value);
    expect(labelOfState({ due: { text: 'Due', color: 'amber', icon: 'dot' } }, value).text).toBe(value);
  },
);
