// A form whose fields are all taken away is one mistake, whatever else of it names them.
import { isObject } from '../is-object.ts';
import type { Schema } from '../schema.ts';
import { partsOf } from '../walk.ts';
import { namedIn, partsHere } from './check-required.ts';
import { hintedFields, mayHave } from './hints.ts';
import { resolverOf } from './resolve.ts';
import type { Json, Source } from './source.ts';

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

/** The fields that a form or its hints name and that are not there. */
function lackingIn(form: Schema, whole: Schema, hints: Json): string[] {
  const owners = partsOf(whole);
  const named = partsHere(form, '').flatMap(([, part]) => namedIn(part).map(([, field]) => field));
  const hinted = hintedFields(hints, whole).flatMap((one) => (one.owners.length > 0 ? [one.name] : []));
  return [...new Set([...named, ...hinted])].filter((field) => field !== '' && !mayHave(owners, field));
}

/** One sentence for each form that has no field, and that names some. */
export function checkEmptied(sources: readonly Source[]): string[] {
  const files = new Map(sources.map(({ file, json }) => [file, json]));
  const resolver = resolverOf(sources);
  return sources.flatMap(({ file, json }) => {
    if (!/^schemas\/forms\/.*\.schema\.json$/.test(file) || !isEmpty(json['properties'])) return [];
    // A reference that leads nowhere is told of by itself.
    if (resolver.deadReferences(file).length > 0) return [];
    const hints = files.get(file.replace('.schema.json', '.ui.json')) ?? {};
    const lacking = lackingIn(json, resolver.resolve(file), hints).map((field) => `"${field}"`);
    return lacking.length > 0
      ? [`${file}, /properties: this is empty; add ${lacking.join(', ')}, as named beside it.`]
      : [];
  });
}
