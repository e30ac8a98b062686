// Rows as a CSV file: RFC 4180, and nothing in it that a spreadsheet would run as a formula.
import { guarded } from '#schemas/formulas.ts';
import { textOf } from '#schemas/row-values.ts';
import { idColumn, valueAt, type Column, type TableDefinition } from '#schemas/table.ts';
import { cellText, dash, valueText, type Speech } from './cell-text.ts';

const amounts = new Set(['number', 'money', 'rating']);

/** A text as one field, which no spreadsheet takes for a formula. */
export function csvField(text: string): string {
  const safe = guarded(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of finished fields as a file. The mark in front tells spreadsheets that it is UTF-8. */
const fileOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((fields) => fields.join(',')).join('\r\n')}\r\n`;

/** Rows of texts as a file, the headings first. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  fileOf(rows.map((row) => row.map(csvField)));

function fieldOf(table: TableDefinition, column: Column, row: object, speech: Speech): string {
  const value = valueText(column, row);
  const isAmount = amounts.has(column.format ?? 'text') && value !== '' && Number.isFinite(Number(value));
  if (isAmount) return value;
  // An import would take the day for the first moment of it.
  if (column.isMoment) return csvField(value);
  // An import parts a list by semicolons: a comma may stand in a value.
  const text = cellText(table, column, row, { ...speech, between: '; ' });
  // A signed link of a picture opens for a while only: its address is what stays, and what an import takes.
  const kept = column.format === 'image' ? text.replaceAll(/\?[^;]+/g, '') : text;
  return csvField(kept === dash ? '' : kept);
}

/** The rows of a list as a file, in these columns, each with its key: an import knows by it what is there already. */
export function csvOf(
  table: TableDefinition,
  columns: readonly Column[],
  rows: readonly object[],
  speech: Speech,
): string {
  const head = columns.map(({ title }) => csvField(speech.t(title)));
  const lines = rows.map((row) => [
    ...columns.map((column) => fieldOf(table, column, row, speech)),
    csvField(textOf(valueAt(row, idColumn))),
  ]);
  return fileOf([[...head, idColumn], ...lines]);
}
