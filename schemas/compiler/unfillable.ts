// Fields without which no new row of a collection can be saved, and that nobody can fill in.
import type { Schema } from '../schema.ts';
import { nodesOf } from '../walk.ts';
import { hintedFields } from './hints.ts';
import { resolverOf } from './resolve.ts';
import type { Json, Source } from './source.ts';

/** Words that a field is filled in by, without anybody. */
const isBegun = (schema: Schema): boolean =>
  ['default', 'dynamicDefault', 'const'].some((word) => word in schema);

/** One sentence for each field that is required and only looked at, by its schema or by its hints. */
export function unfillable(form: string, written: Schema, sources: readonly Source[]): string[] {
  const resolver = resolverOf(sources);
  const uiFile = form.replace('.schema.json', '.ui.json');
  const hints = sources.find(({ file }) => file === uiFile)?.json ?? {};
  const read = nodesOf(written).flatMap(([place, { required = [] }]) => {
    if (required.length === 0) return [];
    const { properties = {} } = resolver.resolve(form, place);
    return required
      .filter((field) => {
        const said = Object.hasOwn(properties, field) ? (properties[field] ?? {}) : {};
        return said.readOnly && !isBegun(said);
      })
      .map(
        (field) =>
          `${form}, ${place}/required: "${field}" can only be looked at, so that nobody can fill it in; give it a "default", or take "readOnly" away.`,
      );
  });
  const shut = hintedFields(hints, resolver.resolve(form)).flatMap((field) => {
    const hint = shutBy(field.hint);
    const isNeeded = field.owners.some(({ required = [] }) => required.includes(field.name));
    return hint === undefined || !isNeeded || field.schemas.some((one) => one.readOnly || isBegun(one))
      ? []
      : [
          `${uiFile}, ${field.place}: "${field.name}" is required, and nobody can fill it in beside ${hint}; give it a "default", or take the hint away.`,
        ];
  });
  return [...read, ...shut];
}

/** The hint by which nothing can be filled in, written in either of the two ways. */
function shutBy(hint: Json): string | undefined {
  const options = (hint['ui:options'] ?? {}) as Json;
  const said = (word: string): unknown => hint[`ui:${word}`] ?? options[word];
  if (said('widget') === 'hidden') return '"ui:widget": "hidden"';
  if (said('readonly') === true) return '"ui:readonly"';
  return said('disabled') === true ? '"ui:disabled"' : undefined;
}
