// Of what a validator found wrong, what is worth telling: the problem itself, not that a wrapper around it failed too.
import { isBareChoice } from './bare-choice.ts';
import { isObject } from './is-object.ts';
import { keysInFragment } from './pointer.ts';
import type { Schema, SchemaError } from './schema.ts';

/** An error to tell. `isAlternative`: of a branch of a choice that the value is farther from than from another one. */
export interface Told {
  error: SchemaError;
  isAlternative: boolean;
}

const isWithin = (path: string, other: string): boolean => path === other || path.startsWith(`${other}/`);

/** Keywords that refuse a kind of value altogether. */
const kinds = ['type', 'enum', 'const', 'false schema'];

/** Keywords that try a schema on parts of the value: what was found there says less than they do. */
const summaries = ['contains', 'propertyNames'];

/** Whether a mark differs, such as the `const` of a shape. */
const isMark = ({ keyword, params }: SchemaError): boolean =>
  keyword === 'const' || (params['allowedValues'] as unknown[] | undefined)?.length === 1;

/** How far the error shows a branch to be from what is meant: another kind of value altogether, a mark that differs, a detail. */
function distanceOf(error: SchemaError, at: string): number {
  const { keyword, instancePath } = error;
  if (kinds.includes(keyword) && instancePath === at) return 1_000_000;
  if (isMark(error)) return 1000;
  return keyword === 'type' ? 10 : 1;
}

const distanceOfAll = (errors: Told[], at: string): number =>
  errors.reduce((sum, { error }) => sum + distanceOf(error, at), 0);

/** The errors of each branch of a choice; under `undefined` what a reference in a branch hides. */
function byBranch(errors: Told[], choice: string): Map<string | undefined, Told[]> {
  const branches = new Map<string | undefined, Told[]>();
  for (const told of errors) {
    const path = told.error.schemaPath;
    const branch = path.startsWith(`${choice}/`) ? path.slice(choice.length + 1).split('/')[0] : undefined;
    branches.set(branch, [...(branches.get(branch) ?? []), told]);
  }
  return branches;
}

/** How many of the fields that a branch asks for are here: they tell that it is the one that is meant. */
function countAnswered(branch: unknown, errors: Told[], at: string): number {
  const required = (branch as Schema | undefined)?.required ?? [];
  const missing = errors.filter(
    ({ error }) => error.keyword === 'required' && error.instancePath === at,
  ).length;
  return Math.max(0, required.length - missing);
}

/** The values of a choice between nothing else. */
function constantsOf(branches: readonly Schema[] = []): unknown[] | undefined {
  const constants = branches.map((branch) => branch.const);
  return constants.length > 0 && !constants.includes(undefined) ? constants : undefined;
}

/** Of a choice between fields to fill in, those that each branch asks for, or else that one of all of them is missing. */
function toldOfDemands(choice: SchemaError, branches: readonly Told[][]): Told[] {
  const nameOf = ({ error }: Told): unknown => error.params['missingProperty'];
  const [first = [], ...others] = branches;
  const always = first.filter((told) => others.every((one) => one.map(nameOf).includes(nameOf(told))));
  if (always.length > 0) return always;
  const missing = [...new Set(branches.flat().map(nameOf))];
  return [{ error: { ...choice, params: { missing } }, isAlternative: false }];
}

/** What is told of a choice of which no branch accepts the value. One that only judges may say itself what it wants. */
function toldOfChoice(schema: Schema, choice: SchemaError, errors: Told[]): Told[] {
  const whole = { error: choice, isAlternative: false };
  const own = nodeAt(schema, choice.schemaPath.slice(0, -`/${choice.keyword}`.length)) as Schema | undefined;
  const allowedValues = constantsOf(own?.[choice.keyword as 'anyOf' | 'oneOf']);
  const saysItself = own?.messages?.[choice.keyword] !== undefined;
  if (own && saysItself && (isBareChoice(own) || allowedValues)) return [whole];
  // They are what `enum` writes shorter.
  if (allowedValues) return [{ ...whole, error: { ...choice, keyword: 'enum', params: { allowedValues } } }];
  const at = choice.instancePath;
  const branches = [...byBranch(errors, choice.schemaPath)];
  const isDemand = ({ error }: Told): boolean => error.keyword === 'required' && error.instancePath === at;
  if (own && isBareChoice(own) && errors.every(isDemand))
    return toldOfDemands(
      choice,
      branches.map(([, one]) => one),
    );
  const [best] = branches
    .map(([branch, own]) => {
      const answered = countAnswered(nodeAt(schema, `${choice.schemaPath}/${branch ?? ''}`), own, at);
      return { branch, own, distance: distanceOfAll(own, at) - answered / 2 };
    })
    .sort((one, other) => one.distance - other.distance);
  const isClear = best && (best.branch !== undefined || branches.length === 1) && best.distance < 1_000_000;
  const others = errors.filter(({ error }) => error.instancePath !== at || error.keyword === 'required');
  if (!isClear) return [...others.map(({ error }) => ({ error, isAlternative: true })), whole];
  // Where the value bears the mark of a branch, nobody is to hear that it lacks that of another one.
  const lacksMark = best.own.some(({ error }) => isMark(error));
  return errors
    .filter((told) => lacksMark || !isMark(told.error))
    .map((told) => (best.own.includes(told) ? told : { ...told, isAlternative: true }));
}

/** Takes the errors off the end of `found` that belong to what `wrapper` tried. */
function takeInner(found: Told[], wrapper: SchemaError, hasReferences: boolean): Told[] {
  let from = found.length;
  const belongs = ({ error }: Told): boolean =>
    isWithin(error.instancePath, wrapper.instancePath) &&
    (hasReferences || error.schemaPath.startsWith(`${wrapper.schemaPath}/`));
  for (let last = found[from - 1]; last && belongs(last); last = found[from - 1]) from -= 1;
  return found.splice(from);
}

/** Whether a branch of the choice goes on in a definition: errors from there do not say by which branch they came. */
const refersOn = (schema: Schema, { schemaPath }: SchemaError): boolean =>
  JSON.stringify(nodeAt(schema, schemaPath) ?? '').includes('"$ref"');

/** What stands at the place that an error names, if it does. */
export function nodeAt(schema: Schema, schemaPath: string): unknown {
  return keysInFragment(schemaPath).reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, key)
        ? (node as Record<string, unknown>)[key]
        : undefined,
    schema,
  );
}

/** The fields that schemas ask for, where they ask for nothing else. */
function demandedBy(schemas: readonly unknown[]): string[] {
  const areDemands = schemas.every(
    (one) => isObject(one) && Object.keys(one).every((word) => ['title', 'required'].includes(word)),
  );
  return areDemands ? [...new Set((schemas as Schema[]).flatMap(({ required = [] }) => required))] : [];
}

/** Of fields that must not be there together, which they are: of one alone, that it must not be there. */
function toldOfTogether(error: SchemaError, refused: readonly unknown[]): SchemaError {
  const [only, ...more] = demandedBy(refused);
  if (only === undefined) return error;
  return { ...error, params: more.length > 0 ? { together: [only, ...more] } : { missingProperty: only } };
}

/** Of a choice of which more than one branch accepts the value. */
function toldOfSeveral(schema: Schema, error: SchemaError, passing: readonly number[]): SchemaError {
  const branches = nodeAt(schema, error.schemaPath);
  const told = toldOfTogether(
    error,
    Array.isArray(branches) ? passing.map((at): unknown => branches[at]) : [true],
  );
  return 'together' in told.params ? told : error;
}

/** Of what must be the same as in another field, where that is: what stands there may be a secret. */
function toldOfSame(schema: Schema, error: SchemaError): SchemaError {
  const place = nodeAt(schema, error.schemaPath);
  return isObject(place) && typeof place['$data'] === 'string'
    ? { ...error, params: { sameAs: place['$data'] } }
    : error;
}

/** The errors to tell, in the order in which they were found. */
export function toldErrors(schema: Schema, errors: readonly SchemaError[]): Told[] {
  const found: Told[] = [];
  // A wrapper comes behind what was found within it.
  for (const error of errors) {
    const { keyword, params } = error;
    const told = { error, isAlternative: false };
    if (keyword === 'anyOf' || keyword === 'oneOf') {
      const inner = takeInner(found, error, refersOn(schema, error));
      const passing = params['passingSchemas'] as number[] | null | undefined;
      found.push(
        ...(passing
          ? [{ ...told, error: toldOfSeveral(schema, error, passing) }]
          : toldOfChoice(schema, error, inner)),
      );
    } else if (summaries.includes(keyword)) {
      takeInner(found, error, false);
      found.push(told);
    } else if (keyword === 'not')
      found.push({ ...told, error: toldOfTogether(error, [nodeAt(schema, error.schemaPath)]) });
    else if (keyword === 'const') found.push({ ...told, error: toldOfSame(schema, error) });
    else if (keyword !== 'if') found.push(told);
  }
  // What no part of the schema knows is often known by a part that was not reached because of something else.
  const isLeft = ({ error }: Told): boolean => error.keyword.startsWith('unevaluated');
  const others = found.filter((told) => !isLeft(told));
  return others.length > 0 ? others : found;
}
