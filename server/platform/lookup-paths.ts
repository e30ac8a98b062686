// Where the values of a form name rows of a catalogue, as paths that the database looks along.
import { isObject } from '#schemas/is-object.ts';
import type { Schema } from '#schemas/schema.ts';
import { partsOf } from '#schemas/walk.ts';

type Steps = readonly string[];

/** The schemas one step further down, each with its step. */
function stepsOf({ properties, patternProperties, additionalProperties, items, additionalItems }: Schema) {
  const named = Object.entries(properties ?? {}).map(([key, one]) => [`.${JSON.stringify(key)}`, one]);
  const keyed = [...Object.values(patternProperties ?? {}), additionalProperties].map((one) => ['.*', one]);
  const rows = Array.isArray(items)
    ? [...items.map((one, at) => [`[${at}]`, one]), ['[*]', additionalItems]]
    : [['[*]', items]];
  return [...named, ...keyed, ...rows].filter((step): step is [string, Schema] => isObject(step[1]));
}

const isWithin = (outer: Steps, inner: Steps): boolean => outer.every((step, at) => step === inner[at]);

/** A path at any depth below the loops that it is in. */
function unrolled(path: Steps, loops: readonly Steps[]): Steps[] {
  const around = loops.filter((loop) => isWithin(loop, path)).sort((a, b) => a.length - b.length);
  const [outermost, innermost] = [around[0], around.at(-1)];
  return outermost && innermost ? [path, [...outermost, '.**', ...path.slice(innermost.length)]] : [path];
}

/** The paths (SQL/JSON) at which a form, in whatever branch, chooses from a catalogue. */
export function lookupPaths(root: Schema, catalogue: string): string[] {
  const found: Steps[] = [];
  const loops: Steps[] = [];

  function visit(schema: Schema, path: Steps, above: ReadonlyMap<Schema, Steps>): void {
    const parts = partsOf(schema, root);
    const open = new Map([...above, ...parts.map((part) => [part, path] as const)]);
    for (const part of parts) {
      const loop = above.get(part);
      if (loop) loops.push(loop);
      if (loop) continue;
      if (part.lookup === catalogue) found.push(path);
      for (const [step, one] of stepsOf(part)) visit(one, [...path, step], open);
    }
  }

  visit(root, [], new Map());
  return [...new Set(found.flatMap((path) => unrolled(path, loops)).map((path) => `$${path.join('')}`))];
}
