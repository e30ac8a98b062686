// What was typed into a form, as far as the form still has a place for it after an edit; a field that is renamed takes its value along.
import { isObject } from '#schemas/is-object.ts';
import type { Schema } from '#schemas/schema.ts';
import { partsOf, schemasAt } from '#schemas/walk.ts';

type Kind = 'array' | 'object' | 'single';
const kindOf = (value: unknown): Kind =>
  Array.isArray(value) ? 'array' : isObject(value) ? 'object' : 'single';
const kindOfType = (type: string): Kind => (type === 'array' || type === 'object' ? type : 'single');

/** A text where a number should be is a mistake to be seen; a list where a text should be cannot even be drawn. */
function takes(said: Schema[], value: unknown): boolean {
  const types = said.flatMap(({ type = [] }) => type);
  return types.length === 0 || types.some((type) => kindOfType(type) === kindOf(value));
}

/** Whether an object takes fields that its schema does not name. */
const isOpen = (said: Schema[]): boolean =>
  said.every(({ additionalProperties }) => additionalProperties !== false);

const namesAt = (root: Schema, path: string[]): string[] => [
  ...new Set(schemasAt(root, path).flatMap(({ properties = {} }) => Object.keys(properties))),
];

/** The schema before an edit and after it. */
interface Schemas {
  before: Schema;
  root: Schema;
}

/** What is new where one name is gone and one is new: the same field under another name. */
function nameNow({ before, root }: Schemas, path: string[], key: string): string {
  const [old, now] = [namesAt(before, path), namesAt(root, path)];
  const [gone, ...othersGone] = old.filter((one) => !now.includes(one));
  const [fresh, ...othersFresh] = now.filter((one) => !old.includes(one));
  const isRenamed = othersGone.length + othersFresh.length === 0 && key === gone;
  return isRenamed && fresh !== undefined ? fresh : key;
}

function kept(schemas: Schemas, said: Schema[], path: string[], value: unknown): unknown {
  const { root } = schemas;
  if (!takes(said, value)) return undefined;
  const inner = (key: string, one: unknown): unknown => {
    const place = [...path, key];
    return kept(schemas, schemasAt(root, place), place, one);
  };
  if (Array.isArray(value))
    return value.map((row, at) => inner(String(at), row)).filter((row) => row !== undefined);
  if (!isObject(value)) return value;
  const rows = Object.entries(value)
    .map(([key, one]): [string, unknown] => [nameNow(schemas, path, key), one])
    .filter(([key]) => isOpen(said) || schemasAt(root, [...path, key]).length > 0);
  return Object.fromEntries(
    rows.map(([key, one]) => [key, inner(key, one)]).filter(([, one]) => one !== undefined),
  );
}

/**
 * @param schema the resolved schema of the form as it is now
 * @param before what it was when the data was typed
 */
export const keptData = (
  schema: Schema,
  data: Record<string, unknown>,
  before: Schema = schema,
): Record<string, unknown> =>
  (kept({ before, root: schema }, partsOf(schema), [], data) ?? {}) as Record<string, unknown>;
