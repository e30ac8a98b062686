// Holds the names that files share against each other: references, fields, catalogues.
import type { Schema } from '../schema.ts';
import { nodesOf } from '../walk.ts';
import { checkRequired } from './check-required.ts';
import { resolverOf } from './resolve.ts';
import { keysOf } from './keys.ts';
import { unknownName } from './sentence.ts';
import type { Json, Source } from './source.ts';

type Files = Map<string, Json>;

/** One sentence for each name that leads nowhere. */
export function checkNames(sources: readonly Source[]): string[] {
  const files: Files = new Map(sources.map(({ file, json }) => [file, json]));
  const dead = sources.flatMap(({ file }) => resolverOf(sources).checkReferences(file));
  if (dead.length > 0) return dead;
  return sources.flatMap((source) => {
    const { file } = source;
    if (file.endsWith('.schema.json'))
      return [...checkSchema(source, files), ...checkRequired(source, resolverOf(sources))];
    return [];
  });
}

/** A name by itself; a whole URI may be anything, because a schema that was copied keeps its own. */
const isName = ($id: unknown): boolean => typeof $id === 'string' && /^[\w-]+$/.test($id);

function checkSchema({ file, json }: Source, files: Files): string[] {
  const name = file.split('/').at(-1)?.replace('.schema.json', '') ?? '';
  const catalogues = keysOf(files.get('schemas/catalogues.json'));
  const { $id } = json;
  return [
    ...(isName($id) && $id !== name
      ? [`${file}, /$id: must be "${name}", the name of the file; correct it.`]
      : []),
    ...nodesOf(json as Schema).flatMap(([place, node]) =>
      [node.lookup, node.lookupCount]
        .filter((lookup) => lookup !== undefined && !catalogues.includes(lookup))
        .map((lookup) => `${file}, ${place}: ${unknownName(String(lookup), catalogues, 'a catalogue')}`),
    ),
  ];
}
