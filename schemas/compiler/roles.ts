// `ui:roles` of a form is put into its schema, so that it goes wherever the schema goes: into bodies and to the server.
import type { Schema } from '../schema.ts';
import { hintedFields } from './hints.ts';
import type { Json, Source } from './source.ts';

export type Hints = Json;

/** The hints of the forms that show a field to some roles only, by the form's file. */
export const hintsOf = (sources: readonly Source[]): Map<string, Hints> =>
  new Map(
    sources.flatMap(({ file, json }): [string, Hints][] =>
      file.endsWith('.ui.json') && JSON.stringify(json).includes('"ui:roles"')
        ? [[file.replace('.ui.json', '.schema.json'), json]]
        : [],
    ),
  );

/** The resolved form with the roles that its hints name at its fields, which are changed in place. */
export function rolesPut(form: Schema, hints: Hints, definitions: Record<string, Schema | boolean>): Schema {
  for (const { hint, schemas } of hintedFields(hints, { ...form, definitions })) {
    const roles = hint['ui:roles'];
    if (Array.isArray(roles)) for (const schema of schemas) schema.roles = roles as number[];
  }
  return form;
}
