// Holds the names that files share against each other: references, fields, catalogues.
import { isNoun, nouns } from '../nouns.ts';
import { nodesOf } from '../walk.ts';
import { checkRequired } from './check-required.ts';
import { cataloguesIn, collectionsIn } from './collections.ts';
import { resolverOf } from './resolve.ts';
import { unknownName } from './unknown-name.ts';
import type { Source } from './source.ts';

/** One sentence for each name that leads nowhere. */
export function checkNames(sources: readonly Source[]): string[] {
  const dead = sources.flatMap(({ file }) => resolverOf(sources).checkReferences(file));
  const wrong = [...dead, ...resolverOf(sources).doubled];
  if (wrong.length > 0) return wrong;
  const lists = listsIn(sources);
  return sources.flatMap((source) =>
    source.file.endsWith('.schema.json')
      ? [...checkSchema(source, lists), ...checkRequired(source, resolverOf(sources))]
      : [],
  );
}

/** A name by itself; a whole URI may be anything, because a schema that was copied keeps its own. */
const isName = ($id: unknown): boolean => typeof $id === 'string' && /^[\w-]+$/.test($id);

/** What a field may choose from, and of which of them the length may be a limit. */
const listsIn = (sources: readonly Source[]) => {
  return {
    lookup: [...collectionsIn(sources).map(({ name }) => name), ...Object.keys(nouns)],
    lookupCount: cataloguesIn(sources),
  };
};

function checkSchema({ file, json }: Source, lists: ReturnType<typeof listsIn>): string[] {
  const name = file.split('/').at(-1)?.replace('.schema.json', '') ?? '';
  const { $id } = json;
  const nodes = nodesOf(json);
  return [
    ...(isName($id) && $id !== name
      ? [`${file}, /$id: must be "${name}", the name of the file; correct it.`]
      : []),
    ...nodes
      .filter(([, { lookup = '', type = [] }]) => isNoun(lookup) && [type].flat().includes('array'))
      .map(
        ([place, { lookup }]) =>
          `${file}, ${place}: a "${lookup}" is searched for, one at a time; put "lookup" into "items".`,
      ),
    ...nodes.flatMap(([place, node]) =>
      (['lookup', 'lookupCount'] as const).flatMap((word) => {
        const [name, known] = [node[word], lists[word]];
        const what = word === 'lookup' ? 'a catalogue or a collection' : 'a catalogue';
        return name === undefined || known.includes(name)
          ? []
          : [`${file}, ${place}: ${unknownName(String(name), known, what)}`];
      }),
    ),
  ];
}
