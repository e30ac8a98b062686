// The shapes that react-jsonschema-form asks about: to choose a branch of a schema it wants the verdict on each by itself.
import { hashForSchema } from '@rjsf/utils';
import ParserValidator from '@rjsf/utils/lib/parser/ParserValidator.js';
import { resolveAnyOrOneOfSchemas, retrieveSchemaInternal } from '@rjsf/utils/lib/schema/retrieveSchema.js';
import type { Schema } from '../schema.ts';
import { nodesOf } from '../walk.ts';

/** Words that make the library choose, or hold others that do. What they choose for stands elsewhere. */
const choosing = ['anyOf', 'oneOf', 'if', 'then', 'else', 'dependencies', 'allOf', 'discriminator'];

const choiceIn = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([word]) => choosing.includes(word)));

/**
 * The schema itself, under its `$id`, and each shape within it, under the key that the library asks with.
 * The library's own search passes over lists of items, patterns and what stands within branches, and never comes to
 * an end where schemas refer to each other: here every schema is looked at once, for the choices at its own place.
 * @param schema a resolved form
 */
export function shapesOf(schema: Schema): [key: string, shape: Schema][] {
  const { definitions } = schema;
  const seen = new Set<string>();
  const parser = new ParserValidator(schema as never);
  for (const [, node] of nodesOf(schema)) {
    const choice = choiceIn(node);
    const hash = hashForSchema(choice as never);
    if (Object.keys(choice).length === 0 || seen.has(hash)) continue;
    seen.add(hash);
    for (const one of retrieveSchemaInternal(parser, choice as never, schema as never, undefined, true))
      resolveAnyOrOneOfSchemas(parser, one, schema as never, true);
  }
  return Object.entries(parser.getSchemaMap() as Record<string, Schema>).map(([key, shape]) => [
    key,
    { ...shape, ...(definitions ? { definitions } : {}) },
  ]);
}
