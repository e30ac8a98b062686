// `ui:roles` of a form is put into its schema, so that it goes wherever the schema goes: into bodies and to the server.
import type { Schema } from '../schema.ts';
import type { Json, Source } from './source.ts';

type Hints = Record<string, { 'ui:roles'?: number[] } | undefined>;

function rolesPut(form: Schema, ui: Hints): Schema {
  const properties = Object.entries(form.properties ?? {}).map(([key, field]): [string, Schema] => {
    const roles = ui[key]?.['ui:roles'];
    return [key, roles ? { ...field, roles } : field];
  });
  return { ...form, properties: Object.fromEntries(properties) };
}

/** The sources, with the roles that a form's hints name at the fields of its schema. */
export function withRoles(sources: Source[]): Source[] {
  const hints = new Map(
    sources.flatMap(({ file, json }): [string, Json][] =>
      file.endsWith('.ui.json') && JSON.stringify(json).includes('"ui:roles"')
        ? [[file.replace('.ui.json', '.schema.json'), json]]
        : [],
    ),
  );
  return sources.map(({ file, json }) => {
    const ui = hints.get(file);
    return ui ? { file, json: rolesPut(json, ui as Hints) as Json } : { file, json };
  });
}
