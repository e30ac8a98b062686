// Holds the names that files share against each other: references, fields, catalogues, roles, labels.
import type { Schema } from '../schema.ts';
import { nodesOf } from '../walk.ts';
import { checkRequired } from './check-required.ts';
import { resolverOf } from './resolve.ts';
import { unknownName } from './sentence.ts';
import type { Json, Source } from './source.ts';

type Files = Map<string, Json>;

/** The keys of a table file, without its pointer to the meta-schema. */
export const keysOf = (table: Json | undefined): string[] =>
  Object.keys(table ?? {}).filter((key) => key !== '$schema');

/** One sentence for each name that leads nowhere. */
export function checkNames(sources: readonly Source[]): string[] {
  const files: Files = new Map(sources.map(({ file, json }) => [file, json]));
  const dead = sources.flatMap(({ file }) => resolverOf(sources).checkReferences(file));
  if (dead.length > 0) return dead;
  return sources.flatMap((source) => {
    const { file, json } = source;
    if (file.endsWith('.schema.json'))
      return [...checkSchema(source, files), ...checkRequired(source, resolverOf(sources))];
    if (file.endsWith('.table.json')) return checkLabels(file, json, files);
    if (file === 'schemas/roles.json') return checkRoles(file, json);
    if (file === 'schemas/catalogues.json') return checkIds(file, json);
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

function checkLabels(file: string, table: Json, files: Files): string[] {
  const known = keysOf(files.get('schemas/labels.json'));
  return ['columns', 'filters'].flatMap((list) =>
    ((table[list] ?? []) as { labels?: string }[]).flatMap(({ labels }, index) =>
      labels === undefined || known.includes(labels)
        ? []
        : [`${file}, /${list}/${index}/labels: ${unknownName(labels, known, 'a table of labels.json')}`],
    ),
  );
}

function checkRoles(file: string, { roles, permissions }: Json): string[] {
  const known = (roles as { id: number }[]).map(({ id }) => String(id));
  return Object.entries(permissions as Record<string, { roles: number[] }>).flatMap(([permission, row]) =>
    row.roles
      .filter((id) => !known.includes(String(id)))
      .map((id) => `${file}, /permissions/${permission}/roles: ${unknownName(String(id), known, 'a role')}`),
  );
}

function checkIds(file: string, catalogues: Json): string[] {
  return keysOf(catalogues).flatMap((key) => {
    const ids = (catalogues[key] as { rows: { id: number }[] }).rows.map(({ id }) => id);
    return ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${file}, /${key}: the id ${id} stands there twice; give one of the rows another id.`);
  });
}
