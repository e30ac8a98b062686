import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Column, TableDefinition } from '#schemas/table.ts';
import { tickWidth, valueWidth, widthOf } from '#src/components/lists/column-width.ts';

const read = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(`../../../../schemas/${path}`, import.meta.url), 'utf8')) as T;
const labels = read<Record<string, Record<string, { text: string }>>>('labels.json');
const languages = ['en', 'de', 'it'].map((code) => read<Record<string, string>>(`locales/${code}.json`));
const files = readdirSync(new URL('../../../../schemas/tables/', import.meta.url));
const columns = files.flatMap((file) =>
  read<TableDefinition>(`tables/${file}`).columns.flatMap((column) =>
    column.labels === undefined || column.optional ? [] : [[`${file}: ${column.title}`, column] as const],
  ),
);

/** Pixels of a letter of a label, and of its icon and the edges around it and its cell. */
const letter = 6.4;
const around = 62;

/** Pixels of the longest label of a column in a language; none where it has no labels. */
function labelWidth(column: Column, rows: Record<string, string>): number {
  const texts = Object.values(labels[column.labels ?? ''] ?? {}).map(({ text }) => rows[text] ?? text);
  return Math.max(0, ...texts.map((text) => text.length * letter + around));
}

test.each(columns)('%s is as wide as each of its labels is in each language', (_, column) => {
  const widest = Math.max(...languages.map((rows) => labelWidth(column, rows)));
  expect(valueWidth(column)).toBeGreaterThanOrEqual(widest);
});

/** Pixels of a table in a window of 1440, and of a day and the edges of its cell. */
const tableWidth = 1142;
const day = 108;

test.each(files)('%s: in a window of 1440 no day and no label is cut in any language', (file) => {
  const shown = read<TableDefinition>(`tables/${file}`).columns.filter(({ optional }) => !optional);
  const least = shown.reduce((sum, column) => sum + valueWidth(column), tickWidth);
  for (const rows of languages) {
    const sizes = shown.map((column) => widthOf(column, rows[column.title] ?? column.title));
    const all = sizes.reduce((sum, size) => sum + size, tickWidth);
    const cut = shown.filter((column, at) => {
      const needed = column.format === 'date' ? day : labelWidth(column, rows);
      return ((sizes[at] ?? 0) / all) * Math.max(tableWidth, least) < needed;
    });
    expect(cut).toEqual([]);
  }
});
