// A value of a list as text: for its cell, for the CSV file and for screen readers.
import { labelKeyOf, referredIn, valueAt, type Column, type TableDefinition } from '#schemas/table.ts';
import type { Language, Translate } from '#src/language/i18n.ts';
import { figure } from '#src/components/formats/numbers.ts';
import { dayText } from '#src/components/formats/day.tsx';

export interface Speech {
  t: Translate;
  language: Language;
  /** What stands between several values. */
  between?: string;
}

const comma = ', ';

/** Nothing is known: what stands in an empty cell. */
export const dash = '–';

function plain(value: unknown, between = comma): string {
  if (typeof value === 'string') return value.trim() && value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return value
      .map((one) => plain(one))
      .filter(Boolean)
      .join(between);
  if (typeof value !== 'object' || value === null) return '';
  const { firstName, lastName, model, title, name } = value as Record<string, unknown>;
  const person = [firstName, lastName]
    .filter(Boolean)
    .map((one) => plain(one))
    .join(' ');
  return person || plain(model ?? title ?? name);
}

/** The value of a column as a plain text, '' when there is none: `$` and translations left out. */
export function valueText({ field, with: more = [] }: Column, row: object, between?: string): string {
  return [field, ...more]
    .map((path) => plain(valueAt(row, path), between))
    .filter(Boolean)
    .join(' ');
}

/** The label of a cell, as its column's label table has it. */
export function labelOf({ labels }: TableDefinition, column: Column, row: object) {
  const set = labels[column.labels ?? ''] ?? {};
  const key = labelKeyOf(set, valueAt(row, column.field));
  return key === undefined ? undefined : set[key];
}

/** What one of several values, or several of them, are called. */
const namesOf = (choices: NonNullable<Column['choices']>, value: unknown, t: Translate): string[] =>
  [value]
    .flat()
    .map((one) => plain(one))
    .filter(Boolean)
    .map((text) => (Object.hasOwn(choices, text) && t(choices[text] ?? '')) || text);

/** What a cell says. */
export function cellText(
  table: TableDefinition,
  column: Column,
  row: object,
  { t, language, between = comma }: Speech,
): string {
  const { choices } = column;
  const value = valueAt(row, column.field);
  if (column.refersTo !== undefined)
    return (
      referredIn(column, row)
        .map(({ id, name = id }) => name)
        .join(between) || dash
    );
  if (choices) return namesOf(choices, value, t).join(between) || dash;
  const text = valueText(column, row, between);
  if (column.format === 'label') {
    const label = labelOf(table, column, row);
    return label ? t(label.text) : text || dash;
  }
  if (text === '') return dash;
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  if (column.format === 'date') return dayText(typeof value === 'number' ? value : text);
  return figure(column.format, text, language);
}
