import type { Schema } from '#schemas/schema.ts';

/** The part of an entity that a form edits: the fields its schema has. */
export function formValueOf(schema: Schema, entity: object): Record<string, unknown> {
  const fields = Object.keys(schema.properties ?? {});
  return Object.fromEntries(Object.entries(entity).filter(([key]) => fields.includes(key)));
}
