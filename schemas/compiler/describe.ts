// An entity describes what is answered and judges nothing: what it takes over from others by `allOf` is put beside its own fields.
import type { Schema } from '../schema.ts';
import { mapInner } from '../walk.ts';

/** Words of a schema that say which fields there are, and no more. */
const describing = ['title', 'description', 'type', 'properties', 'required', 'additionalProperties'];
const describes = (part: Schema): boolean => Object.keys(part).every((word) => describing.includes(word));

/** The schema with the fields of its `allOf` as its own, at every depth; where both name a field, its own word is the last. */
export function described(schema: Schema): Schema {
  const { allOf, ...own } = mapInner(schema, described);
  if (!allOf?.every(describes)) return { ...own, ...(allOf ? { allOf } : {}) };
  const properties = Object.assign({}, ...allOf.map((part) => part.properties), own.properties) as Record<
    string,
    Schema
  >;
  const required = [...new Set([...allOf, own].flatMap((part) => part.required ?? []))];
  return { ...own, properties, ...(required.length > 0 ? { required } : {}) };
}
