// Rows to look at in a list: those that its collection begins with, or such as its columns and its form say.
import { dayLength } from '#schemas/days.ts';
import { isObject } from '#schemas/is-object.ts';
import type { Schema } from '#schemas/schema.ts';
import type { Column, TableDefinition } from '#schemas/table.ts';
import { schemasAt } from '#schemas/walk.ts';

export interface ExampleRow {
  _id: string;
  [field: string]: unknown;
}

const count = 4;

interface Asked {
  table: TableDefinition;
  column: Column;
  schema: Schema;
  /** What the column is called, translated. */
  title: string;
  /** From 1. */
  at: number;
}

const pick = (values: readonly unknown[], at: number): unknown => values[(at - 1) % values.length];

function exampleOf({ table, column, schema, title, at }: Asked): unknown {
  const { format = 'text', choices, labels = '', refersTo, field } = column;
  const said = schemasAt(schema, field.split('.'));
  const values = [
    ...Object.entries(table.labels[labels] ?? {}).map(([key, { code = key }]) => code),
    ...Object.keys(choices ?? {}),
    ...said.flatMap((one) => one.enum ?? []),
  ];
  if (values.length > 0) return pick(values, at);
  if (refersTo !== undefined) return `${title} ${at}`;
  if (format === 'image') return undefined;
  if (format === 'date') return new Date(Date.now() - at * dayLength).toISOString();
  if (format === 'money') return at * 120;
  const types = said.flatMap(({ type = [] }) => type);
  if (types.includes('boolean')) return at % 2 === 1;
  if (types.includes('object')) return { name: `${title} ${at}` };
  return format === 'number' || format === 'rating' || types.includes('number') || types.includes('integer')
    ? at
    : `${title} ${at}`;
}

/** A group of fields and one of them may both be columns: each leaves what the other has put there. */
function put(row: Record<string, unknown>, [key = '', ...path]: string[], value: unknown): void {
  const before = row[key];
  const group = isObject(before) ? before : {};
  if (path.length === 0) row[key] = isObject(value) ? { ...value, ...group } : value;
  else {
    put(group, path, value);
    row[key] = group;
  }
}

/**
 * @param begins the rows that the collection begins with
 * @param t translates the title of a column
 */
export function exampleRows(
  table: TableDefinition,
  schema: Schema,
  begins: readonly object[],
  t: (title: string) => string,
): ExampleRow[] {
  const made = Array.from({ length: begins.length || count }, (_, index): ExampleRow => {
    const row: ExampleRow = { _id: String(index + 1), names: {} };
    for (const column of table.columns) {
      const value = exampleOf({ table, column, schema, title: t(column.title), at: index + 1 });
      put(row, column.field.split('.'), value);
      // A reference is called by its name.
      if (column.refersTo !== undefined) put(row, ['names', column.field], { [String(value)]: value });
    }
    return row;
  });
  if (begins.length === 0) return made;
  return made.map(({ _id, created, state }, index) => ({ created, state, ...begins[index], _id }));
}
