// Tells of a hint whose table of words is for other choices. A choice that has no word yet is shown as it is stored.
import { isObject } from '../is-object.ts';
import type { Schema } from '../schema.ts';
import { partsOf } from '../walk.ts';
import { hintedFields, withRows, type HintedField } from './hints.ts';
import { namesIn, optionOf } from './put-hints.ts';
import { resolverOf } from './resolve.ts';
import type { Json, Source } from './source.ts';

/** What is stored of a choice, where it is a word or a number that people would read. */
const isRead = (value: unknown): boolean => ['string', 'number'].includes(typeof value);

function misnamed(field: HintedField, root: Schema, labels: Json): string[] {
  const name = String(optionOf(field, 'labels'));
  const table = labels[name];
  // That there is no such table is told of by itself.
  if (!isObject(table)) return [];
  const parts = field.schemas.flatMap((schema) => partsOf(schema, root));
  const choices = withRows(parts, root).flatMap((schema) => {
    if (!Array.isArray(schema.enum)) return [];
    const named = namesIn(schema, [table, optionOf(field, 'enumNames'), schema.enumNames]);
    return schema.enum.filter(isRead).map((value) => ({
      choice: String(value),
      isNamed: Object.hasOwn(named, String(value)),
    }));
  });
  if (choices.length === 0 || choices.some(({ isNamed }) => isNamed)) return [];
  const all = [...new Set(choices.map(({ choice }) => choice))].join(', ');
  return [
    `${field.place}: "${name}" names no value of "${field.name}", which is one of ${all}; name the table that does.`,
  ];
}

/** One sentence for each hint that names a table of the words of other choices. */
export function checkLabels(sources: readonly Source[]): string[] {
  const labels = sources.find(({ file }) => file === 'schemas/labels.json')?.json ?? {};
  return sources.flatMap(({ file, json }) => {
    if (!file.endsWith('.ui.json') || !JSON.stringify(json).includes('labels"')) return [];
    const root = resolverOf(sources).resolve(file.replace('.ui.json', '.schema.json'));
    return hintedFields(json, root)
      .flatMap((field) => misnamed(field, root, labels))
      .map((sentence) => `${file}, ${sentence}`);
  });
}
