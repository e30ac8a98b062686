// Each schema and list has a type that is called after it: that must be a name, and no other one's.
import { collectionsIn } from './collections.ts';
import { keysOf } from './keys.ts';
import type { Source } from './source.ts';
import { bodyType, entityType, formType, tableType } from './type-names.ts';

/** What schemas/types.ts has beside them. */
const ours = [
  ...['Entities', 'Forms', 'Bodies', 'CatalogueName', 'Permission', 'CollectionName'],
  ...['CollectionForm', 'PicturedName', 'CollectionStep', 'LookupName'],
  ...['ImportMap', 'ImportMapField', 'CollectionRow', 'CollectionRowStep'],
];

type Named = [type: string, file: string];

const bodiesFile = 'schemas/bodies.schema.json';
const typeOf: Record<string, (name: string) => string> = {
  forms: formType,
  entities: entityType,
  tables: tableType,
};

function typesIn(sources: readonly Source[]): Named[] {
  const collections = new Map(
    collectionsIn(sources).map(({ name, file }) => [`schemas/entities/${name}.schema.json`, file]),
  );
  const bodies = keysOf(sources.find(({ file }) => file === bodiesFile)?.json['definitions']);
  const named = sources.flatMap(({ file }): Named[] => {
    const [, folder = '', name = ''] = /^schemas\/(\w+)\/([^/]+)\.(schema|table)\.json$/.exec(file) ?? [];
    const type = typeOf[folder]?.(name);
    return type === undefined ? [] : [[type, collections.get(file) ?? file]];
  });
  // The name of a collection is told of, not that of what was there before it.
  const isAdded = ([, file]: Named): boolean => file.startsWith('schemas/collections/');
  return [
    ...bodies.map((name): Named => [bodyType(name), bodiesFile]),
    ...named.filter((one) => !isAdded(one)),
    ...named.filter(isAdded),
  ];
}

/** One sentence for each file whose type has no name, or that of another one. */
export function checkTypes(sources: readonly Source[]): string[] {
  const taken = new Map(ours.map((type) => [type, 'schemas/types.ts']));
  return typesIn(sources).flatMap(([type, file]) => {
    const other = taken.get(type);
    taken.set(type, other ?? file);
    if (!/^[A-Za-z]\w*$/.test(type))
      return [`${file}: its type would be called "${type}", which is no name; begin with a letter.`];
    return other === undefined
      ? []
      : [`${file}: its type would be called "${type}", as that of ${other} is; choose another name.`];
  });
}
