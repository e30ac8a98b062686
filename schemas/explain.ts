// Turns what a validator refused into the texts of §5: one text a field, the same on both sides.
import { toldErrors, type Told } from './closest-branch.ts';
import { isObject } from './is-object.ts';
import { pathOf } from './paths.ts';
import { keysIn } from './pointer.ts';
import { keyOf, limitOf, textOf, type Limit } from './problem-texts.ts';
import type { Schema, SchemaError } from './schema.ts';
import { english, type FilledText } from './text.ts';
import { fieldsOf, schemasAt, type Path } from './walk.ts';

/** What is wrong with one field. `text` is English with `{{label}}` and `{{limit}}` still open, so that it can be translated. */
export interface FieldProblem {
  /** Path of the field, `''` for the document itself. */
  path: string;
  text: string;
  /** English label of the field, to be translated before it is filled in. */
  label: string;
  limit?: Limit;
  key?: string;
  /** Of a branch of a choice that the value is farther from than from another one. */
  isAlternative?: true;
}

/** A problem with the place it is at, before it is put in order. */
interface Placed {
  at: string[];
  problem: FieldProblem;
}

const urgency = ['additionalProperties', 'required', 'dependencies', 'type', 'minLength'];
const rank = ({ error, isAlternative }: Told): number => {
  const at = urgency.indexOf(error.keyword);
  return (isAlternative ? urgency.length + 1 : 0) + (at < 0 ? urgency.length : at);
};

/** What a field is called; a row of a list is called like its list. The titles of its shapes are names of the shapes. */
export function labelOf(schema: Schema, path: Path): string {
  const said = schemasAt(schema, path);
  const shapes = new Set(said.flatMap(({ anyOf = [], oneOf = [] }) => [...anyOf, ...oneOf]));
  const title = said.find((one) => one.title !== undefined && !shapes.has(one))?.title;
  if (title !== undefined) return title;
  const last = path.at(-1) ?? '';
  const around = path.slice(0, -1);
  const isRow = /^\d+$/.test(last) && schemasAt(schema, around).some(({ items }) => items !== undefined);
  return isRow ? labelOf(schema, around) : last;
}

/** What stands at a place of a document. */
export const valueAt = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (place, step) => (Array.isArray(place) ? place[Number(step)] : isObject(place) ? place[step] : undefined),
    document,
  );

/** What the fields of an object are called. */
const namesIn = (schema: Schema, path: Path, fields: unknown): string[] | undefined =>
  Array.isArray(fields) ? fields.map((field) => labelOf(schema, [...path, String(field)])) : undefined;

/** The field that a relative pointer such as `1/from` leads to, from a place. */
function fieldAt(pointer: string, path: Path): Path {
  const [up = '', ...steps] = keysIn(`/${pointer}`);
  return [...path.slice(0, path.length - Number(up)), ...steps];
}

function placed(schema: Schema, { error, isAlternative }: Told, document: unknown): Placed {
  const { instancePath, params } = error;
  const missing = typeof params['missingProperty'] === 'string' ? [params['missingProperty']] : [];
  const path = [...keysIn(instancePath), ...missing];
  const key = keyOf(error);
  const fields = schemasAt(schema, path);
  const { missing: either, together, sameAs } = params;
  const limit =
    typeof sameAs === 'string'
      ? [labelOf(schema, fieldAt(sameAs, path))]
      : (namesIn(schema, path, either ?? together) ?? limitOf(error, fields));
  const at = key === undefined ? path : [...path, key];
  const problem = {
    path: pathOf(at),
    text: textOf(schema, fields, { error, value: valueAt(document, path) }),
    label: labelOf(schema, path),
    ...(limit === undefined ? {} : { limit }),
    ...(key === undefined ? {} : { key }),
    ...(isAlternative ? { isAlternative: true as const } : {}),
  };
  return { at, problem };
}

/** Puts places in the order of the schema: fields as they are named, rows by number, what is named nowhere last. */
function placesOf(schema: Schema): (at: Path) => number[] {
  const named = new Map<string, string[]>();
  const namesIn = (path: Path): string[] => {
    const key = path.join('/');
    const known =
      named.get(key) ?? schemasAt(schema, path).flatMap((one) => [...fieldsOf(one, schema).keys()]);
    named.set(key, known);
    return known;
  };
  const positionOf = (step: string, path: Path): number => {
    const position = namesIn(path).indexOf(step);
    return position < 0 && /^\d+$/.test(step) ? Number(step) : position >>> 0;
  };
  return (at) =>
    at.length === 0 ? [Infinity] : at.map((step, depth) => positionOf(step, at.slice(0, depth)));
}

function compare(one: number[], other: number[]): number {
  const differs = one.findIndex((position, depth) => position !== (other[depth] ?? -1));
  return differs < 0 ? one.length - other.length : (one[differs] ?? 0) - (other[differs] ?? -1);
}

/**
 * One problem a field, in the order of the schema's fields, the most telling complaint first.
 * @param schema the resolved schema that was validated against
 * @param errors what the validator left in `errors`
 * @param document what was validated
 */
export function explain(schema: Schema, errors: readonly SchemaError[], document?: unknown): FieldProblem[] {
  const byPath = new Map<string, Placed>();
  for (const told of toldErrors(schema, errors).sort((one, other) => rank(one) - rank(other))) {
    const found = placed(schema, told, document);
    if (!byPath.has(found.problem.path)) byPath.set(found.problem.path, found);
  }
  const positionsOf = placesOf(schema);
  return [...byPath.values()]
    .map(({ at, problem }) => ({ problem, positions: positionsOf(at) }))
    .sort((one, other) => compare(one.positions, other.positions))
    .map(({ problem }) => problem);
}

/** A problem as a text that can travel. */
export function saidOf({ path: _, text, isAlternative: _alternative, ...values }: FieldProblem): FilledText {
  const count = typeof values.limit === 'string' ? Number(values.limit) : NaN;
  return { key: text, values: { ...values, ...(Number.isFinite(count) ? { count } : {}) } };
}

/** The English sentence of a problem. */
export const inEnglish = (problem: FieldProblem): string => english(saidOf(problem));
