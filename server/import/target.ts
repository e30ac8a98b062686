// What rows of a file become: boats, or rows of a collection. Its form is what each of them is judged by.
import { collections } from '#schemas/generated/collections.ts';
import { isCatalogue } from '#schemas/references.ts';
import { forms } from '#schemas/generated/index.ts';
import type { Schema, Validate } from '#schemas/schema.ts';
import type { CollectionName } from '#schemas/types.ts';
import { fieldsOf } from '#schemas/walk.ts';

export interface Target {
  noun: 'boat' | CollectionName;
  /** The form in a sentence. */
  label: string;
  schema: Schema;
  validate: Validate;
  fields: Map<string, Schema[]>;
  /** What a row has beside its form. */
  besides: readonly string[];
}

/** The keys of catalogues are numbers, which are given one after the other. */
const takesRows = (name: string): name is CollectionName =>
  Object.hasOwn(collections, name) && !isCatalogue(name);

/** What rows of a file can become. */
export const targets = ['boat', ...Object.keys(collections).filter(takesRows)];

export function targetOf(noun = 'boat'): Target | undefined {
  const found =
    noun === 'boat'
      ? { noun: 'boat' as const, label: 'Boat Information', form: forms['boat-info'], besides: ['price'] }
      : takesRows(noun)
        ? { noun, label: collections[noun].singular, form: forms[collections[noun].form], besides: [] }
        : undefined;
  if (!found) return undefined;
  const { form, ...rest } = found;
  return { ...rest, schema: form.schema, validate: form.validate, fields: fieldsOf(form.schema) };
}

/** The list that a field names a row of. */
export const listOf = ({ fields }: Target, field: string): string | undefined =>
  fields.get(field)?.find(({ lookup }) => lookup)?.lookup;

export const titleOf = ({ fields }: Target, field: string): string =>
  fields.get(field)?.find(({ title }) => title)?.title ?? field;
