// The shapes that react-jsonschema-form asks about: to choose a branch of a schema it wants the verdict on each by itself.
import { schemaParser } from '@rjsf/utils';
import type { Schema } from '../schema.ts';
import { mapInner, nodesOf } from '../walk.ts';

/** Words that make the library choose. */
const choosing = ['anyOf', 'oneOf', 'if', 'dependencies', 'allOf'] as const;
const chooses = (schema: Schema): boolean => choosing.some((word) => schema[word] !== undefined);

/**
 * A resolved schema keeps a `$ref` only where it leads back to itself, and through a list the library's own search
 * would follow it for ever: such a list is passed over. A shape with one in it is judged by the interpreter.
 */
const withoutEndlessLists = (schema: Schema): Schema =>
  mapInner(schema, (inner, pointer) =>
    pointer === '/items' && nodesOf(inner).some(([, { $ref }]) => $ref !== undefined)
      ? true
      : withoutEndlessLists(inner),
  );

/**
 * The schema itself, under its `$id`, and each shape within it, under the key that the library asks with.
 * @param schema a resolved form
 */
export function shapesOf(schema: Schema): [key: string, shape: Schema][] {
  const { definitions } = schema;
  const rest = definitions ? { definitions } : {};
  const shapes = new Map<string, Schema>();
  const searched = withoutEndlessLists(schema);
  const defined = searched.definitions ? { definitions: searched.definitions } : {};
  // The library's own search passes over lists of items, patterns and what stands within branches: each is a root here.
  const roots = nodesOf(searched).filter(([pointer, node]) => pointer === '' || chooses(node));
  for (const [pointer, node] of roots) {
    const asked = schemaParser({ ...defined, ...node } as never) as Record<string, Schema>;
    const [root, ...within] = Object.entries(asked);
    if (pointer === '' && root) shapes.set(root[0], schema);
    for (const [key, one] of within) shapes.set(key, { ...one, ...rest });
  }
  return [...shapes];
}
