// What of a form the cells of a file can fill, for whoever maps its columns and for the server that reads them.
import type { Schema } from './schema.ts';
import { fieldsOf } from './walk.ts';

/** The fields of the form by their names. Whose a boat is, is a right of its own: no file says it. */
export const importedFields = (noun: string, schema: Schema): Map<string, Schema[]> =>
  new Map([...fieldsOf(schema)].filter(([name]) => noun !== 'boat' || name !== 'user'));

/** The last column of a file of refused rows. It is no part of a row, so nobody may have called a column of his own like that. */
export const reasonColumn = 'Refused because';
/** Once it was called so: a column of the file's own by this name is kept, but rows came in without it in their keys. */
const formerReasonColumn = 'Reason';

/** The columns that make a row this one, where the map names none. */
export const keyColumns = (header: readonly string[]): string[] =>
  header.filter((column) => column !== reasonColumn && column !== formerReasonColumn);
