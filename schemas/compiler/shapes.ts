// The shapes that react-jsonschema-form asks about: to choose a branch of a schema it wants the verdict on each by itself.
import { schemaParser } from '@rjsf/utils';
import type { Schema } from '../schema.ts';
import { nodesOf } from '../walk.ts';

/** Words that make the library choose. */
const choosing = ['anyOf', 'oneOf', 'if', 'dependencies', 'allOf'] as const;
const chooses = (schema: Schema): boolean => choosing.some((word) => schema[word] !== undefined);

/**
 * The schema itself, under its `$id`, and each shape within it, under the key that the library asks with.
 * @param schema a resolved form
 */
export function shapesOf(schema: Schema): [key: string, shape: Schema][] {
  const { definitions } = schema;
  const rest = definitions ? { definitions } : {};
  const shapes = new Map<string, Schema>();
  // The library's own search passes over lists of items, patterns and what stands within branches: each is a root here.
  const roots = nodesOf(schema).filter(([pointer, node]) => pointer === '' || chooses(node));
  for (const [pointer, node] of roots) {
    const asked = schemaParser({ ...rest, ...node } as never) as Record<string, Schema>;
    const [root, ...within] = Object.entries(asked);
    for (const [key, one] of pointer === '' && root ? [root, ...within] : within)
      shapes.set(key, { ...one, ...rest });
  }
  return [...shapes];
}
