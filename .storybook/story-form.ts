// A form made in a story: compiled as it is drawn, which a story may do and the product may not.
import { validatorOf } from '#schemas/dialect.ts';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';

let count = 0;

/** A definition that the compiler would make of these two files. */
export function formOf(schema: Schema, ui: Record<string, unknown> = {}): FormDefinition<keyof Forms> {
  count += 1;
  const named = { $id: `story-${count}`, type: 'object', ...schema };
  return { name: named.$id as keyof Forms, schema: named, ui, validate: validatorOf(named), validators: {} };
}
