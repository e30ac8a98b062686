// A document that a form accepts, made from its schema.
import fc from 'fast-check';
import { isReference } from '#schemas/references.ts';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { appliedTo } from '#schemas/walk.ts';
import { demoRows } from '#schemas/generated/demo-rows.ts';

const nouns: Partial<Record<string, string>> = { boat: '1', user: '1', booking: '100201' };

/** The row of a list that made documents refer to: its first one in the demo data. */
export const referredId = (list: string): string => nouns[list] ?? `${list}-1`;

const byFormat: Partial<Record<string, unknown>> = {
  date: '2026-06-01',
  'date-time': '2026-06-01T10:00:00.000Z',
  time: '10:00:00Z',
  email: 'ana@guests.example',
  uri: 'https://quarterdeck.example/',
  uuid: '8b2f8d0e-5c5e-4c43-9d5b-0f2f8f1b2a3c',
  ipv4: '192.0.2.1',
  hostname: 'quarterdeck.example',
};

function text({ minLength = 0, maxLength = Infinity, pattern, format = '', lookup = '' }: Schema): unknown {
  if (isReference(lookup)) return referredId(lookup);
  if (byFormat[format] !== undefined) return byFormat[format];
  const fits = (one: string): boolean => one.length >= minLength && one.length <= maxLength;
  if (pattern !== undefined)
    return fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 100, seed: 1 }).find(fits);
  return 'Harbour '
    .repeat(Math.ceil(minLength / 8) + 1)
    .slice(0, Math.min(maxLength, Math.max(minLength, 7)));
}

function number({ minimum, exclusiveMinimum, maximum, multipleOf, lookup }: Schema): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  if (lookup !== undefined) return Math.max(1, least);
  const step = multipleOf ?? 1;
  const next = Math.ceil(least / step) * step;
  return maximum !== undefined && next > maximum ? maximum : next;
}

/** @param isWhole with every field, not only those that are required */
function valueOf(schema: Schema, root: Schema, isWhole: boolean, depth = 0): unknown {
  const { $ref, const: only, enum: choices, default: usual, allOf, oneOf, anyOf } = schema;
  if (only !== undefined) return only;
  if (usual !== undefined) return usual;
  if (choices) return choices[0];
  if ($ref !== undefined) {
    const target = root.definitions?.[$ref.split('/').at(-1) ?? ''];
    return typeof target === 'object' && depth < 6 ? valueOf(target, root, isWhole, depth + 1) : undefined;
  }
  const branch = (oneOf ?? anyOf)?.[0];
  const parts = [...(allOf ?? []), ...(branch ? [branch] : [])];
  const type = [
    schema.type ?? (schema.properties || parts.some((one) => one.properties) ? 'object' : undefined),
  ]
    .flat()
    .find((one) => one !== 'null');
  if (type === undefined) return branch ? valueOf(branch, root, isWhole, depth + 1) : 'Harbour';
  if (type === 'object') return fieldsOf([schema, ...parts], root, isWhole, depth);
  if (branch && branch.type === undefined && branch.const !== undefined) return branch.const;
  if (type === 'array') {
    const { items, minItems = 0 } = schema;
    const one = Array.isArray(items) ? items[0] : items;
    return Array.from({ length: isWhole ? Math.max(1, minItems) : minItems }, () =>
      one ? valueOf(one, root, isWhole, depth + 1) : 'Harbour',
    );
  }
  if (type === 'boolean') return true;
  return type === 'string' ? text(schema) : number(schema);
}

function fieldsOf(schemas: Schema[], root: Schema, isWhole: boolean, depth: number): Record<string, unknown> {
  const required = schemas.flatMap((one) => one.required ?? []);
  const fields = schemas
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .filter(([key]) => depth < 6 && (isWhole || required.includes(key)))
    .map(([key, field]) => [key, valueOf(field, root, isWhole, depth + 1)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields);
}

/** A demo row whose references lead to the rows that made documents refer to. */
function referring(schema: Schema, row: object): object {
  const document = structuredClone(row);
  for (const { path, schema: said, value } of appliedTo(schema, document, () => true)) {
    if (typeof value !== 'string' || !isReference(said.lookup ?? '')) continue;
    const keys = [...path];
    const last = keys.pop() ?? '';
    const place = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
    (place as Record<string, unknown>)[last] = referredId(said.lookup ?? '');
  }
  return document;
}

/** A document that has every field of a form, each as its schema says. */
export const wholeDocument = ({ schema }: FormDefinition<keyof Forms>): object =>
  valueOf(schema, schema, true) as object;

const documents = new Map<FormDefinition<keyof Forms>, object>();

/** A document that the form accepts: its first demo row, else one made from the schema. It is made once. */
export function validDocument(form: FormDefinition<keyof Forms>): object {
  const known = documents.get(form) ?? makeDocument(form);
  documents.set(form, known);
  return structuredClone(known);
}

function makeDocument({ name, schema, validate }: FormDefinition<keyof Forms>): object {
  const made = [
    ...(demoRows[name] ?? []).slice(0, 1).map((row) => referring(schema, row)),
    ...[false, true].map((isWhole) => valueOf(schema, schema, isWhole) as object),
  ];
  const found = made.find((one) => validate(one));
  if (!found)
    throw new Error(`Give the collection ${name} a demo row: no document could be made for its form.`);
  return found;
}
