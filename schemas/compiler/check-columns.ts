// What a column makes of its field: which is sorted as a number, and which would show nothing.
import type { Schema } from '../schema.ts';
import type { Column, TableDefinition } from '../table.ts';
import { fieldsOf, schemasAt } from '../walk.ts';

/** Formats of numbers, which are sorted as such. */
const numeric: readonly (string | undefined)[] = ['number', 'money', 'rating'];

/** Whether the values of a field are numbers, other ones, or both. */
export function kindsAt(entity: Schema, field: string): { isNumber: boolean; isOther: boolean } {
  const types = schemasAt(entity, field.split('.')).flatMap(({ type = [] }) => type);
  return {
    isNumber: types.some((type) => type === 'number' || type === 'integer'),
    isOther: types.some((type) => !['number', 'integer', 'null'].includes(type)),
  };
}

/** A number that is not written as one is sorted as one all the same: a year has no thousands. */
export function sortsAsNumber({ field, format, labels, sortable }: Column, entity: Schema): boolean {
  const { isNumber, isOther } = kindsAt(entity, field);
  return Boolean(sortable && isNumber) && !isOther && !numeric.includes(format) && labels === undefined;
}

/** A column that would be sorted as a number, which its field is not. */
export function missorted({ field, format, sortable }: Column, entity: Schema): string[] {
  const { isNumber, isOther } = kindsAt(entity, field);
  return sortable && isOther && !isNumber && numeric.includes(format)
    ? [`"${field}" is no number and would not be sorted; take "format": "${format}" away.`]
    : [];
}

/** Whether a column shows only the day of what its field has to the second. */
export const isOfMoments = ({ field, format }: Column, entity: Schema): boolean =>
  format === 'date' && schemasAt(entity, field.split('.')).some((one) => one.format === 'date-time');

/** What says of a text that it is no day. */
const ofTexts = ['enum', 'oneOf', 'minLength', 'maxLength', 'pattern', 'lookup'];
const isOtherThanDay = (one: Schema): boolean =>
  ofTexts.some((word) => word in one) ||
  [one.type ?? []].flat().some((type) => ['boolean', 'array', 'object'].includes(type));

/** A column of days whose field has none. The marketplace's own fields often say of their days only that they are texts. */
export function misdated({ field, format }: Column, entity: Schema): string[] {
  const found = schemasAt(entity, field.split('.'));
  const isDay = found.some((one) => one.format?.startsWith('date'));
  return format === 'date' && !isDay && found.some(isOtherThanDay)
    ? [`"${field}" is no day and would be shown as –; take "format": "date" away.`]
    : [];
}

/** What a cell calls a group by. */
const named = ['firstName', 'lastName', 'model', 'title', 'name'];

/** One sentence for each column of a group of fields, or of a list of them, that has nothing to be called by. */
export const emptyColumns = ({ columns }: TableDefinition, entity: Schema): string[] =>
  columns.flatMap(({ field, labels }, index) => {
    if (labels !== undefined) return [];
    const at = schemasAt(entity, field.split('.'));
    const rows = schemasAt(entity, [...field.split('.'), '0']);
    const all = [...at, ...rows];
    const fields = all.flatMap((one) => [...fieldsOf(one, entity).keys()]);
    const isText = all.some(
      ({ type = [], lookup }) =>
        lookup !== undefined || [type].flat().some((one) => !['object', 'array', 'null'].includes(one)),
    );
    if (fields.length === 0 || isText || fields.some((one) => named.includes(one))) return [];
    const remedy = rows.length > 0 ? 'take it away' : `name one of them, such as "${field}.${fields[0]}"`;
    return [`/columns/${index}: "${field}" is a group of fields, of which a list shows nothing; ${remedy}.`];
  });
