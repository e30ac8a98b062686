// A form as far as a server without collections can answer it; loaded for such a server alone.
import { isCollection } from '#schemas/references.ts';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import { specifiedCall } from '#schemas/specified.ts';
import type { Forms } from '#schemas/types.ts';

const asksCollection = (field: Schema | boolean): boolean => {
  if (typeof field === 'boolean') return false;
  const chosen = [field, ...[field.items ?? []].flat()];
  return chosen
    .filter((one) => typeof one === 'object')
    .some(({ lookup = '' }) => isCollection(lookup) && !specifiedCall(lookup, 'list'));
};

/** The form without the fields that choose a row of a collection; the form itself where it has none. */
export function withoutCollections<Name extends keyof Forms>(
  form: FormDefinition<Name>,
): FormDefinition<Name> {
  const fields = Object.entries(form.schema.properties ?? {});
  const left = fields.filter(([, field]) => !asksCollection(field));
  if (left.length === fields.length) return form;
  return { ...form, schema: { ...form.schema, properties: Object.fromEntries(left) } };
}
