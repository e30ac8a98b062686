// What of a form the cells of a file can fill, for whoever maps its columns and for the server that reads them.
import type { FormDefinition, Schema } from './schema.ts';
import { fieldsOf } from './walk.ts';

type Form = Pick<FormDefinition, 'schema' | 'ui'>;

const isHidden = (hints: unknown): boolean =>
  (hints as { 'ui:widget'?: unknown } | undefined)?.['ui:widget'] === 'hidden';

/** The fields of the form by their names. What it hides, such as whose a boat is, nobody fills in: no file says it either. */
export const importedFields = ({ schema, ui }: Form): Map<string, Schema[]> =>
  new Map([...fieldsOf(schema)].filter(([name]) => !isHidden(ui[name])));

/** The last column of a file of refused rows. It is no part of a row, so nobody may have called a column of his own like that. */
export const reasonColumn = 'Refused because';
/** Once it was called so: a column of the file's own by this name is kept, but rows came in without it in their keys. */
const formerReasonColumn = 'Reason';

/**
 * The columns that make a row this one, where the map names none: in the order in which the row has them once it is JSON, where a
 * column that is called by a number comes first.
 */
export const keyColumns = (header: readonly string[]): string[] =>
  Object.keys(Object.fromEntries(header.map((column) => [column, '']))).filter(
    (column) => column !== reasonColumn && column !== formerReasonColumn,
  );

/** What the columns of a file are called: one that stands there already gets a number, so that neither hides the other. */
export function columnNames(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim());
  const taken = new Set(names);
  const seen = new Set<string>();
  return names.map((name) => {
    if (name === '' || !seen.has(name)) {
      seen.add(name);
      return name;
    }
    let number = 2;
    while (taken.has(`${name} (${number})`)) number += 1;
    taken.add(`${name} (${number})`);
    return `${name} (${number})`;
  });
}
