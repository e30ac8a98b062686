/** Rows for the stories of a table, made from its columns: nothing is written twice. */
import { isObject } from '#schemas/is-object.ts';
import { labelKeyOf, type Column, type Format, type TableDefinition } from '#schemas/table.ts';
import { facePicture } from './pictures.ts';
import { emailOf, families, people, phoneOf, pick } from './sample-words.ts';

export interface SampleRow {
  _id: number;
  [field: string]: unknown;
}

const values: Record<Format, (index: number) => unknown> = {
  text: (index) => pick([...people, ...families], index * 5),
  name: (index) => ({ firstName: pick(people, index), lastName: pick(families, index * 5) }),
  label: () => undefined,
  date: (index) => `2026-0${(index % 9) + 1}-1${index % 10}T10:00:00.000Z`,
  money: (index) => index * 137.5,
  number: (index) => index % 7,
  rating: (index) => 3 + (index % 20) / 10,
  email: emailOf,
  phone: phoneOf,
  image: (index) => facePicture(index * 40),
  list: (index) => families.slice(0, index % 3),
};

function labelValue({ labels }: TableDefinition, column: Column, index: number): unknown {
  const rows = Object.entries(labels[column.labels ?? ''] ?? {});
  const [key, label] = rows[index % rows.length] ?? [];
  const value = label?.code ?? label?.from ?? key;
  return labelKeyOf(labels[column.labels ?? ''] ?? {}, value) === undefined ? key : value;
}

/** A group of fields and one of them may both be columns. */
function put(row: SampleRow, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let node: Record<string, unknown> = row;
  for (const key of keys) {
    const group = isObject(node[key]) ? node[key] : {};
    node[key] = group;
    node = group;
  }
  node[last] ??= value;
}

export function sampleRows(table: TableDefinition, count: number): SampleRow[] {
  return Array.from({ length: count }, (_, index) => {
    const row: SampleRow = { _id: index + 1 };
    for (const column of table.columns) {
      const { field, with: more = [], format = 'text' } = column;
      put(row, field, format === 'label' ? labelValue(table, column, index) : values[format](index));
      for (const path of more) put(row, path, pick(families, index));
    }
    return row;
  });
}
