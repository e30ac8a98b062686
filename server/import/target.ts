// What rows of a file become: boats, or rows of a collection. Its form is what each of them is judged by.
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import { forms } from '#schemas/generated/index.ts';
import { importedFields } from '#schemas/importing.ts';
import { isCatalogue } from '#schemas/references.ts';
import type { Schema, Validate } from '#schemas/schema.ts';
import type { CollectionName } from '#schemas/types.ts';
import { schemasAt } from '#schemas/walk.ts';

/** What a row is judged by. */
export interface Judging {
  schema: Schema;
  validate: Validate;
}

export interface Target extends Judging {
  noun: 'boat' | CollectionName;
  /** The form in a sentence. */
  label: string;
  fields: Map<string, Schema[]>;
  /** The form that has the price of a row, which stands beside its own form; without it there is none. */
  priced?: Judging;
}

/** The keys of catalogues are numbers, which are given one after the other. */
const takesRows = (name: string): name is CollectionName =>
  Object.hasOwn(collections, name) && !isCatalogue(name);

/** What rows of a file can become. */
export const targets = ['boat', ...collectionNames.filter(takesRows)];

export function targetOf(noun = 'boat'): Target | undefined {
  if (noun === 'boat') {
    const { schema, validate, ui } = forms['boat-info'];
    const priced = forms.plan;
    const fields = importedFields({ schema, ui }).set('price', schemasAt(priced.schema, ['price']));
    return { noun, label: 'Boat Information', schema, validate, fields, priced };
  }
  if (!takesRows(noun)) return undefined;
  const { form, singular: label } = collections[noun];
  const { schema, validate, ui } = forms[form];
  return { noun, label, schema, validate, fields: importedFields({ schema, ui }) };
}

/** The list that a field names a row of, or several. */
export const listOf = ({ fields, schema }: Target, field: string): string | undefined =>
  [...(fields.get(field) ?? []), ...schemasAt(schema, [field, '0'])].find(({ lookup }) => lookup)?.lookup;

/** Whether a field holds several of what it names. */
export const holdsMany = ({ fields }: Target, field: string): boolean =>
  fields.get(field)?.some(({ type = [] }) => [type].flat().includes('array')) ?? false;

export const titleOf = ({ fields }: Target, field: string): string =>
  fields.get(field)?.find(({ title }) => title)?.title ?? field;

/** The fields that name rows of a catalogue or of another list. */
export const lookupsOf = (target: Target): { field: string; catalogue: string }[] =>
  [...target.fields.keys()].flatMap((field) => {
    const catalogue = listOf(target, field);
    return catalogue === undefined ? [] : [{ field, catalogue }];
  });
