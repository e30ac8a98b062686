// Tells of choices that the table which a hint names has no word for: people would read what is stored.
import { isObject } from '../is-object.ts';
import type { Schema } from '../schema.ts';
import { partsOf } from '../walk.ts';
import { hintedFields, withRows, type HintedField } from './hints.ts';
import { namesIn, optionOf } from './put-hints.ts';
import { resolverOf } from './resolve.ts';
import type { Json, Source } from './source.ts';

/** The choices of a field that has its words from a table. */
interface Labelled {
  form: string;
  /** The hint that names the table. */
  hint: string;
  field: string;
  table: string;
  choices: string[];
  /** Those that no row of the table names, nor anything else. */
  missing: string[];
}

/** What is stored of a choice, where it is a word or a number that people would read. */
const isRead = (value: unknown): boolean => ['string', 'number'].includes(typeof value);

function labelledIn(form: string, field: HintedField, root: Schema, labels: Json): Labelled[] {
  const table = String(optionOf(field, 'labels'));
  const names = optionOf(field, 'enumNames');
  // That there is no such table, and that there are more or fewer names than choices, is told of by itself.
  if (!isObject(labels[table]) || Array.isArray(names)) return [];
  const parts = field.schemas.flatMap((schema) => partsOf(schema, root));
  const offered = withRows(parts, root).flatMap((schema) => {
    if (!Array.isArray(schema.enum)) return [];
    const named = namesIn(schema, [labels[table], names, schema.enumNames]);
    return schema.enum.filter(isRead).map((value) => ({
      choice: String(value),
      isNamed: Object.hasOwn(named, String(value)),
    }));
  });
  const of = (some: typeof offered): string[] => [...new Set(some.map(({ choice }) => choice))];
  return [
    {
      form,
      hint: `${form.replace('.schema.json', '.ui.json')}, ${field.place}`,
      field: field.name,
      table,
      choices: of(offered),
      missing: of(offered.filter(({ isNamed }) => !isNamed)),
    },
  ];
}

const labelledBy = (sources: readonly Source[]): Labelled[] => {
  const files = new Map(sources.map(({ file, json }) => [file, json]));
  const labels = files.get('schemas/labels.json') ?? {};
  return sources.flatMap(({ file, json }) => {
    const form = file.replace('.ui.json', '.schema.json');
    if (!file.endsWith('.ui.json') || !JSON.stringify(json).includes('labels"')) return [];
    const root = resolverOf(sources).resolve(form);
    return hintedFields(json, root).flatMap((field) => labelledIn(form, field, root, labels));
  });
};

function lackingRows(table: string, asking: readonly Labelled[]): string {
  const missing = [...new Set(asking.flatMap((one) => one.missing))].map((choice) => `"${choice}"`);
  const forms = [...new Set(asking.map(({ form }) => form))];
  const [are, them] = missing.length > 1 ? ['are', 'them'] : ['is', 'it'];
  const offer = forms.length > 1 ? 'offer' : 'offers';
  return `schemas/labels.json, /${table}: ${missing.join(', ')} ${are} missing; add ${them}, because ${forms.join(' and ')} ${offer} ${them}.`;
}

/** One sentence for each table of words that lacks choices of forms, and for each hint that names a table of other ones. */
export function checkLabels(sources: readonly Source[]): string[] {
  const lacking = labelledBy(sources).filter(({ missing }) => missing.length > 0);
  const ofOthers = lacking.filter(({ choices, missing }) => missing.length === choices.length);
  const inPart = lacking.filter((one) => !ofOthers.includes(one));
  const tables = [...new Set(inPart.map(({ table }) => table))];
  return [
    ...ofOthers.map(
      ({ hint, table, field, choices }) =>
        `${hint}: "${table}" names no value of "${field}", which is one of ${choices.join(', ')}; name the table that does.`,
    ),
    ...tables.map((name) =>
      lackingRows(
        name,
        inPart.filter(({ table }) => table === name),
      ),
    ),
  ];
}
