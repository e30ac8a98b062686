// Goes through a form's hints and its schema side by side: which hint is for which field, at any depth.
import { isObject } from '../is-object.ts';
import type { Schema } from '../schema.ts';
import { innerOf, partsOf, schemasAt } from '../walk.ts';
import type { Json } from './source.ts';

/** A hint with its place in the file of hints, the field it names and all that the schema says of that field. */
export interface HintedField {
  place: string;
  /** '' of a hint for the form itself, for the rows of a list or for a choice. */
  name: string;
  hint: Json;
  schemas: Schema[];
  /** The schemas of the object that the field is in. */
  owners: Schema[];
}

/** Keys under which a hint is for what a keyword of that name holds, unless a field is called like that. */
const byKeyword = ['items', 'additionalItems', 'additionalProperties', 'anyOf', 'oneOf'];

/** What the schemas hold under a keyword, or under a row of it. */
const heldBy = (schemas: Schema[], keyword: string): Schema[] =>
  schemas.flatMap((schema) =>
    innerOf(schema).flatMap(([step, inner]) => (step === `/${keyword}` ? [inner] : [])),
  );

const names = (owner: Schema, field: string): boolean => Object.hasOwn(owner.properties ?? {}, field);

/** Whether a field of that name may be there: it is named, or the object takes fields by a pattern or of any name. */
export const mayHave = (owners: Schema[], field: string): boolean =>
  owners.some((owner) => names(owner, field)) || fieldIn(owners, field).length > 0;

const fieldIn = (owners: Schema[], field: string): Schema[] =>
  owners.flatMap((owner) => directly(owner, field));

/** What one schema by itself says of a field. */
const directly = ({ properties, patternProperties, additionalProperties }: Schema, field: string): Schema[] =>
  schemasAt(
    Object.fromEntries(
      Object.entries({ properties, patternProperties, additionalProperties }).filter(
        ([, one]) => one !== undefined,
      ),
    ),
    [field],
  ).slice(0, 1);

/** The hint itself where it is for rows or choices, and what is in it. */
const rowIn = (hint: Json, schemas: Schema[], root: Schema, place: string): HintedField[] => [
  { place, name: '', hint, schemas, owners: [] },
  ...fieldsIn(hint, schemas, root, place),
];

function fieldsIn(hints: Json, schemas: Schema[], root: Schema, place: string): HintedField[] {
  const owners = [...new Set(schemas.flatMap((schema) => partsOf(schema, root)))];
  return Object.entries(hints).flatMap(([name, hint]): HintedField[] => {
    if (name.startsWith('ui:') || name === '$schema') return [];
    const here = `${place}/${name}`;
    if (byKeyword.includes(name) && !owners.some((owner) => names(owner, name)))
      return Array.isArray(hint)
        ? hint.flatMap((row: unknown, at) =>
            isObject(row) ? rowIn(row, heldBy(owners, `${name}/${at}`), root, `${here}/${at}`) : [],
          )
        : isObject(hint)
          ? rowIn(hint, heldBy(owners, name), root, here)
          : [];
    if (!isObject(hint)) return [];
    const found = fieldIn(owners, name);
    return [{ place: here, name, hint, schemas: found, owners }, ...fieldsIn(hint, found, root, here)];
  });
}

/** Every hint for a field of a resolved form. */
export const hintedFields = (hints: Json, form: Schema): HintedField[] => fieldsIn(hints, [form], form, '');

/** All that is said of a field, and of the rows of it. */
export function withRows(parts: readonly Schema[], root: Schema): Schema[] {
  const rows = parts.flatMap(({ items = [] }) => [items].flat()).filter(isObject);
  return [...parts, ...rows.flatMap((row) => partsOf(row, root))];
}
