// Holds the names that files share against each other: fields, catalogues, roles, labels.
import type { Schema } from '../schema.ts';
import { nodesOf } from '../walk.ts';
import type { Json, Source } from './source.ts';
import { unknownName } from './sentence.ts';

type Files = Map<string, Json>;
type Place = [place: string, name: string];

/** The keys of a table file, without its pointer to the meta-schema. */
export const keysOf = (table: Json | undefined): string[] =>
  Object.keys(table ?? {}).filter((key) => key !== '$schema');

/** One sentence for each name that leads nowhere. */
export function checkNames(sources: Source[]): string[] {
  const files: Files = new Map(sources.map(({ file, json }) => [file, json]));
  return sources.flatMap(({ file, json }) => {
    if (file.endsWith('.schema.json')) return checkSchema(file, json, files);
    if (file.endsWith('.table.json')) return checkLabels(file, json, files);
    if (file === 'schemas/roles.json') return checkRoles(file, json);
    if (file === 'schemas/catalogues.json') return checkIds(file, json);
    return [];
  });
}

function checkSchema(file: string, json: Json, files: Files): string[] {
  const name = file.split('/').at(-1)?.replace('.schema.json', '') ?? '';
  const catalogues = keysOf(files.get('schemas/catalogues.json'));
  return [
    ...(json['$id'] === name ? [] : [`${file}, /$id: must be "${name}", the name of the file; correct it.`]),
    ...nodesOf(json as Schema).flatMap(([place, node]) => [
      ...missingRequired(node).map((field) => `${file}, ${place}/required: ${notA('property', field, node)}`),
      ...[node.lookup, node.lookupCount]
        .filter((lookup) => lookup !== undefined && !catalogues.includes(lookup))
        .map((lookup) => `${file}, ${place}: ${unknownName(String(lookup), catalogues, 'a catalogue')}`),
    ]),
    ...(file.startsWith('schemas/forms/') ? checkUi(file, json, files) : []),
  ];
}

const notA = (what: string, field: string, { properties = {} }: Schema): string =>
  unknownName(field, Object.keys(properties), `a ${what} of this schema`);

// What a schema with `extends` may require stands in another file.
const missingRequired = ({ required = [], properties = {}, extends: parents }: Schema): string[] =>
  parents ? [] : required.filter((field) => !(field in properties));

function checkUi(file: string, form: Schema, files: Files): string[] {
  const uiFile = file.replace('.schema.json', '.ui.json');
  const ui = files.get(uiFile);
  if (!ui) return [`${uiFile}: this file is missing; create it with {"$schema": "../meta/ui.meta.json"}.`];
  return [
    ...fieldsNamed(ui)
      .filter(([, field]) => !(field in (form.properties ?? {})))
      .map(([place, field]) => `${uiFile}, ${place}: ${notA('property', field, form)}`),
    ...rolesNamed(ui).flatMap(([field, roles]) => [
      ...roles
        .filter((role) => !knownRoles(files).includes(role))
        .map((role) => `${uiFile}, /${field}/ui:roles: ${unknownName(role, knownRoles(files), 'a role')}`),
      // Who does not see a field cannot fill it in.
      ...(form.required?.includes(field)
        ? [
            `${uiFile}, /${field}/ui:roles: "${field}" is required, so every role must see it; take it out of "required" or take "ui:roles" away.`,
          ]
        : []),
    ]),
  ];
}

const knownRoles = (files: Files): string[] =>
  ((files.get('schemas/roles.json')?.['roles'] ?? []) as { id: number }[]).map(({ id }) => String(id));

/** The fields that only some roles see, with the ids of these. */
const rolesNamed = (ui: Json): [field: string, roles: string[]][] =>
  Object.entries(ui).flatMap(([field, hints]): [string, string[]][] => {
    const roles = (hints as { 'ui:roles'?: number[] })['ui:roles'];
    return roles ? [[field, roles.map(String)]] : [];
  });

function fieldsNamed(ui: Json): Place[] {
  const { sections = [] } = (ui['ui:options'] ?? {}) as { sections?: { fields: string[] }[] };
  return [
    ...keysOf(ui)
      .filter((key) => !key.startsWith('ui:'))
      .map((field): Place => [`/${field}`, field]),
    ...((ui['ui:order'] ?? []) as string[]).map((field): Place => ['/ui:order', field]),
    ...sections.flatMap(({ fields }, index) =>
      fields.map((field): Place => [`/ui:options/sections/${index}`, field]),
    ),
  ].filter(([, field]) => field !== '*');
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
