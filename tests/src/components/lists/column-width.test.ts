import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TableDefinition } from '#schemas/table.ts';
import { valueWidth } from '#src/components/lists/column-width.ts';

const read = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(`../../../../schemas/${path}`, import.meta.url), 'utf8')) as T;
const labels = read<Record<string, Record<string, { text: string }>>>('labels.json');
const languages = ['en', 'de', 'it'].map((code) => read<Record<string, string>>(`locales/${code}.json`));
const columns = readdirSync(new URL('../../../../schemas/tables/', import.meta.url)).flatMap((file) =>
  read<TableDefinition>(`tables/${file}`).columns.flatMap((column) =>
    column.labels === undefined || column.optional ? [] : [[`${file}: ${column.title}`, column] as const],
  ),
);

/** Pixels of a letter of a label, and of its icon and the edges around it and its cell. */
const letter = 6.4;
const around = 62;

test.each(columns)('%s is as wide as each of its labels is in each language', (_, column) => {
  const texts = Object.values(labels[column.labels ?? ''] ?? {}).map(({ text }) => text);
  const shown = languages.flatMap((rows) => texts.map((text) => rows[text] ?? text));
  const cut = shown.filter((text) => text.length * letter + around > valueWidth(column));
  expect(cut).toEqual([]);
});
