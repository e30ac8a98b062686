// Holds every JSON file against its meta-schema, and the names that files share against each other.
import { posix } from 'node:path';
import type { ErrorObject } from 'ajv';
import { closest } from 'fastest-levenshtein';
import { createAjv } from '../dialect.ts';
import type { Source } from './read.ts';

type Json = Record<string, unknown>;

function suggest(word: string, known: string[]): string {
  const best = known.length > 0 ? closest(word, known) : '';
  return best && best[0] === word[0] ? ` Did you mean "${best}"?` : ` Known: ${known.join(', ')}.`;
}

function sentence(file: string, error: ErrorObject): string {
  const place = `${file}, ${error.instancePath || 'at the top'}`;
  const parent = error.parentSchema as Json;
  if (error.keyword === 'additionalProperties') {
    const name = String(error.params['additionalProperty']);
    return `${place}: "${name}" is not known here.${suggest(name, Object.keys((parent['properties'] ?? {}) as Json))}`;
  }
  if (error.keyword === 'required')
    return `${place}: "${String(error.params['missingProperty'])}" is missing; add it.`;
  if (error.keyword === 'enum')
    return `${place}: ${JSON.stringify(error.data)} is not known here.${suggest(String(error.data), (error.params['allowedValues'] as unknown[]).map(String))}`;
  return `${place}: ${JSON.stringify(error.data)} ${error.message ?? 'is wrong'}; correct the value.`;
}

/** One sentence for each file that its meta-schema refuses. */
export function checkShapes(sources: Source[]): string[] {
  const ajv = createAjv({ verbose: true, strictRequired: false, strictTypes: false, strictSchema: false });
  const meta = new Map(
    sources.filter(({ file }) => file.startsWith('schemas/meta/')).map((s) => [s.file, s]),
  );
  return sources
    .filter(({ file }) => !meta.has(file))
    .flatMap(({ file, json }) => {
      const pointer = posix.join(posix.dirname(file), String(json['$schema'] ?? ''));
      const found = meta.get(pointer);
      if (!found) return [`${file}, /$schema: name one of the files of schemas/meta here.`];
      const validate = ajv.compile(found.json);
      if (validate(json)) return [];
      const telling =
        validate.errors?.find((e) => e.keyword !== 'anyOf' && e.keyword !== 'type') ?? validate.errors?.[0];
      return telling ? [sentence(file, telling)] : [];
    });
}

function fieldsNamed(ui: Json): [place: string, field: string][] {
  const options = (ui['ui:options'] ?? {}) as { sections?: { fields: string[] }[] };
  const fields = Object.keys(ui).filter((key) => !key.startsWith('ui:') && key !== '$schema');
  return [
    ...fields.map((field): [string, string] => [`/${field}`, field]),
    ...((ui['ui:order'] ?? []) as string[]).map((field): [string, string] => ['/ui:order', field]),
    ...(options.sections ?? []).flatMap((section, index) =>
      section.fields.map((field): [string, string] => [`/ui:options/sections/${index}`, field]),
    ),
  ].filter(([, field]) => field !== '*');
}

/** Fields named in a .ui.json or in `required` that the form does not have; lookups that no catalogue has. */
export function checkNames(sources: Source[]): string[] {
  const byFile = new Map(sources.map(({ file, json }) => [file, json]));
  const catalogues = Object.keys(byFile.get('schemas/catalogues.json') ?? {}).filter(
    (key) => key !== '$schema',
  );
  return sources
    .filter(({ file }) => /^schemas\/forms\/[^/]+\.schema\.json$/.test(file))
    .flatMap(({ file, json }) => {
      const properties = json['properties'] as Record<string, Json>;
      const known = Object.keys(properties);
      const uiFile = file.replace('.schema.json', '.ui.json');
      const ui = byFile.get(uiFile);
      if (!ui)
        return [`${uiFile}: this file is missing; create it with {"$schema": "../meta/ui.meta.json"}.`];
      const name = file.split('/').at(-1)?.replace('.schema.json', '');
      return [
        ...(json['$id'] === name ? [] : [`${file}, /$id: must be "${name}", the name of the file.`]),
        ...((json['required'] ?? []) as string[])
          .filter((field) => !known.includes(field))
          .map(
            (field) =>
              `${file}, /required: "${field}" is not a property of this form.${suggest(field, known)}`,
          ),
        ...fieldsNamed(ui)
          .filter(([, field]) => !known.includes(field))
          .map(
            ([place, field]) =>
              `${uiFile}, ${place}: "${field}" is not a property of the form.${suggest(field, known)}`,
          ),
        ...known.flatMap((field) =>
          ['lookup', 'lookupCount']
            .map((keyword) => properties[field]?.[keyword])
            .filter((lookup) => typeof lookup === 'string' && !catalogues.includes(lookup))
            .map(
              (lookup) =>
                `${file}, /properties/${field}: "${String(lookup)}" is not a catalogue.${suggest(String(lookup), catalogues)}`,
            ),
        ),
      ];
    });
}
