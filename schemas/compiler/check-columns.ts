// What a column makes of its field: which is sorted as a number, and which would show nothing.
import { namedChoices, valuesIn } from '../choices.ts';
import type { Schema } from '../schema.ts';
import { fieldOf, labelKeyOf, type Column, type Labels, type TableDefinition } from '../table.ts';
import { fieldsOf, schemasAt } from '../walk.ts';
import { writtenCalls } from '../written-calls.ts';

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

/** The values that a schema lists by itself; nothing where it takes others too. */
export function listedBy({ enum: values, oneOf, anyOf = [] }: Schema): readonly unknown[] {
  if (values) return values;
  const branches = (oneOf ?? anyOf).filter(({ type }) => type !== 'null');
  return branches.every((one) => 'const' in one) ? branches.map((one) => one.const) : [];
}

const isAscending = (values: readonly unknown[]): boolean =>
  values.every(
    (value, at) => typeof value === 'number' && (at === 0 || value > Number(values[at - 1] ?? value)),
  );

/** The texts of some labels; nothing of those of numbers, or of yes and no, whose order is their own. */
function namedBy(labels: Labels): string[] {
  const values = Object.entries(labels).map(([key, { code = key, from = code }]) => from);
  return values.every((value) => typeof value === 'string') ? values : [];
}

/** The order of a choice, as its labels or its schema name it; nothing where its numbers stand in theirs already. */
export function orderIn(
  { field, labels: name, sortable }: Column,
  labels: TableDefinition['labels'],
  entity: Schema,
): string[] | undefined {
  const listed =
    name === undefined ? schemasAt(entity, field.split('.')).flatMap(listedBy) : namedBy(labels[name] ?? {});
  const values = [...new Set(listed)].filter((value) => value !== null);
  return sortable && values.length > 1 && !isAscending(values) ? values.map(String) : undefined;
}

/** A column that would be sorted as a number, which its field is not. */
function missorted({ field, format, sortable }: Column, entity: Schema): string[] {
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
function misdated({ field, format }: Column, entity: Schema): string[] {
  const found = schemasAt(entity, field.split('.'));
  const isDay = found.some((one) => one.format?.startsWith('date'));
  return format === 'date' && !isDay && found.some(isOtherThanDay)
    ? [`"${field}" is no day and would be shown as –; take "format": "date" away.`]
    : [];
}

/** What says of a value that it is no address of a picture. */
function isOtherThanPicture({ type, format = '', ...said }: Schema): boolean {
  const types = [type ?? []].flat();
  return (
    ['enum', 'oneOf', 'lookup'].some((word) => word in said) ||
    /^(date|time|email)/.test(format) ||
    (types.length > 0 && types.every((one) => ['number', 'integer', 'boolean', 'null'].includes(one)))
  );
}

/** A column of pictures whose field has none. */
function unpictured({ field, format }: Column, entity: Schema): string[] {
  const found = [...schemasAt(entity, field.split('.')), ...schemasAt(entity, [...field.split('.'), '0'])];
  return format === 'image' && found.some(isOtherThanPicture)
    ? [`"${field}" is no picture and would be shown as –; take "format": "image" away.`]
    : [];
}

/** A column that sorts by what has no order. Of references that is told by itself. */
function unordered({ field, sortable, refersTo }: Column, entity: Schema): string[] {
  const types = schemasAt(entity, field.split('.')).flatMap(({ type = [] }) => type);
  return sortable && refersTo === undefined && types.includes('array') && !types.includes('string')
    ? [`"${field}" is a list, by which nothing can be sorted; take "sortable" away.`]
    : [];
}

/** What a column asks of a field that it does not have. */
export const misshown = (column: Column, entity: Schema): string[] =>
  [missorted, misdated, unpictured, unordered].flatMap((find) => find(column, entity));

/** The values that a field can have; nothing where it may have any. */
function valuesAt(entity: Schema, field: string): unknown[] {
  const said = schemasAt(entity, field.split('.'));
  return said.flatMap((one) =>
    one.type === 'boolean' || 'enum' in one || 'const' in one ? valuesIn(one) : [],
  );
}

/** One sentence for each column and filter whose labels name no value of its field. */
export function mislabelled({ columns, filters, labels }: TableDefinition, entity: Schema): string[] {
  const labelled = [
    ...columns.map(({ field, labels: name }, at) => ({ field, name, place: `/columns/${at}` })),
    ...filters.map((one, at) => ({ field: fieldOf(one), name: one.labels, place: `/filters/${at}` })),
  ];
  return labelled.flatMap(({ field, name = '', place }) => {
    const [table, values] = [labels[name], valuesAt(entity, field)];
    if (!table || values.length === 0) return [];
    const isNamed = values.some((value) => value !== null && labelKeyOf(table, value) !== undefined);
    return isNamed
      ? []
      : [
          `${place}/labels: "${name}" names no value of "${field}", which is one of ${values.map(String).join(', ')}; name the table that does.`,
        ];
  });
}

/** One sentence for each field that is searched by what is stored, where people see something else: a name, Yes or No, another row. */
export const unsearchable = ({ search, call }: TableDefinition, entity: Schema): string[] =>
  (search?.fields ?? []).flatMap((field, index) => {
    const rows = schemasAt(entity, [...field.split('.'), '0']);
    const said = [...schemasAt(entity, field.split('.')), ...rows];
    const isSeen = !said.some(({ type, lookup }) => type === 'boolean' || lookup !== undefined);
    // The names of their fields would be found too. A written list searches the person of a row by name.
    const groups = Object.hasOwn(writtenCalls, call) ? rows : said;
    const isOfGroups = groups.some((one) => fieldsOf(one, entity).size > 0);
    return isSeen && !isOfGroups && namedChoices(said).length === 0
      ? []
      : [
          `/search/fields/${index}: "${field}" would be searched by what is stored, which nobody sees; take it away.`,
        ];
  });

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
