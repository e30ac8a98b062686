// Holds the names that files share against each other: references, fields, catalogues.
import { isNoun, nouns } from '../nouns.ts';
import type { Schema } from '../schema.ts';
import { nodesOf } from '../walk.ts';
import { checkReferences } from './check-references.ts';
import { checkRequired } from './check-required.ts';
import { cataloguesIn, collectionsIn } from './collections.ts';
import { resolverOf, type Resolver } from './resolve.ts';
import { unknownName } from './unknown-name.ts';
import type { Source } from './source.ts';

/** One sentence for each name that leads nowhere. */
export function checkNames(sources: readonly Source[]): string[] {
  const wrong = [...checkReferences(sources), ...resolverOf(sources).doubled];
  if (wrong.length > 0) return wrong;
  const lists = listsIn(sources);
  return sources.flatMap((source) =>
    source.file.endsWith('.schema.json')
      ? [
          ...checkSchema(source, lists),
          ...wrongKeys(source, lists, resolverOf(sources)),
          ...checkRequired(source, resolverOf(sources)),
        ]
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

type Lists = ReturnType<typeof listsIn>;

const typesOf = ({ type = [] }: Schema): string[] => [type].flat().filter((one) => one !== 'null');

/** One sentence for each field that chooses a row and is of another type than the keys are: nothing chosen could be saved. */
function wrongKeys({ file, json }: Source, lists: Lists, resolver: Resolver): string[] {
  return nodesOf(json).flatMap(([place, { lookup }]) => {
    // A list that is none is told of by itself.
    if (lookup === undefined || !lists.lookup.includes(lookup)) return [];
    const field = resolver.resolve(file, place);
    const isList = typesOf(field).includes('array');
    const { items = {} } = field;
    const types = isList ? typesOf(Array.isArray(items) ? {} : items) : typesOf(field);
    const [what, keys] = lists.lookupCount.includes(lookup)
      ? (['numbers', ['integer', 'number']] as const)
      : (['texts', ['string']] as const);
    if (types.length === 0 || keys.some((type) => types.includes(type))) return [];
    const where = isList ? ' into "items"' : '';
    return [`${file}, ${place}: the keys of "${lookup}" are ${what}; write "type": "${keys[0]}"${where}.`];
  });
}

function checkSchema({ file, json }: Source, lists: Lists): string[] {
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
