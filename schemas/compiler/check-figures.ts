// Finds schemas that contradict themselves: limits that no value keeps or that are of another type, and defaults and choices that they refuse.
import { toldErrors } from '../closest-branch.ts';
import { knownValidator } from './known-validators.ts';
import { dynamicDefaults } from '../dynamic-defaults.ts';
import { isObject } from '../is-object.ts';
import type { Schema, SchemaError, Validate } from '../schema.ts';
import { nodesOf } from '../walk.ts';
import { crossedMoments, strangersCompared, wrongMoments } from './check-bounds.ts';
import { idleRest, idleWords } from './check-kinds.ts';
import { fieldsLeftNone, leavesNone, sharedFields, takesNothing, type SharedField } from './check-nothing.ts';
import { doubledChoices, misnamedBeside, refusedValues } from './check-values.ts';
import { collectionsIn } from './collections.ts';
import { resolverOf } from './resolve.ts';
import type { Source } from './source.ts';

const isForm = (file: string): boolean => file.startsWith('schemas/forms/');

/** A form fills up what is missing in a default, with the defaults of its parts. */
const filled = ['required', 'minItems', 'minProperties'];
const isFilled = ({ keyword, params }: SchemaError): boolean =>
  filled.includes(keyword) || Array.isArray(params['missing']);

/** Some entries and not as many as there must be, and nothing says what the others begin with. */
const isShort = ({ items }: Schema, value: unknown, { keyword, instancePath }: SchemaError): boolean =>
  keyword === 'minItems' &&
  instancePath === '' &&
  Array.isArray(value) &&
  value.length > 0 &&
  ![items].flat().some((one) => isObject(one) && nodesOf(one).some(([, node]) => 'default' in node));

function isTaken(schema: Schema, value: unknown): boolean {
  const validate = validatorAlone(schema);
  if (!validate || validate(value)) return true;
  const told = toldErrors(schema, validate.errors ?? []).filter(({ isAlternative }) => !isAlternative);
  return told.every(({ error }) => isFilled(error) && !isShort(schema, value, error));
}

/** Nothing where a schema compares the value with what stands outside of it, or cannot be judged by for what is told elsewhere. */
function validatorAlone(schema: Schema): Validate | undefined {
  try {
    return knownValidator(schema);
  } catch {
    return undefined;
  }
}

/** A default of another file's definition is judged where it stands; one beside a `$ref`, with what that says. */
function refusedDefault(node: Schema, file: string, place: string, sources: readonly Source[]): string[] {
  const schema = resolverOf(sources).resolve(file, place);
  const { default: fixed, dynamicDefault } = schema;
  if ('default' in node && 'dynamicDefault' in node)
    return [
      `${file}, ${place}/default: "default" does nothing beside "dynamicDefault"; take one of the two away.`,
    ];
  const isTop = isForm(file) && /^\/properties\/[^/]+$/.test(place);
  if (dynamicDefault && !isTop)
    return [`${file}, ${place}/dynamicDefault: only a field at the top of a form has one; take it away.`];
  const value = dynamicDefault ? dynamicDefaults[dynamicDefault]() : fixed;
  if (value === undefined) return [];
  if (isTaken({ ...schema, $id: `${file}${place}` }, value)) return [];
  const [word, told] = dynamicDefault ? ['dynamicDefault', dynamicDefault] : ['default', value];
  const isDynamic = !dynamicDefault && typeof told === 'string' && Object.hasOwn(dynamicDefaults, told);
  const remedy = isDynamic ? `write "dynamicDefault": ${JSON.stringify(told)}` : 'give another one';
  return [`${file}, ${place}/${word}: ${JSON.stringify(told)} is refused by this schema itself; ${remedy}.`];
}

/** A default that its own schema takes, and another part of the object refuses. */
function sharedDefault({ at, schema }: SharedField): string[] {
  const { allOf: said = [] } = schema;
  const own = said.find((one) => one.default !== undefined);
  return !own || !isTaken(own, own.default) || isTaken(schema, own.default)
    ? []
    : [`${at}: "default" is ${JSON.stringify(own.default)}, which is refused by "allOf"; give another one.`];
}

/** The files that are written: the row of a collection is made of its form, which is told of itself. */
const writtenIn = (sources: readonly Source[]): Source[] => {
  const made = new Set(collectionsIn(sources).map(({ name }) => `schemas/entities/${name}.schema.json`));
  return sources.filter(({ file }) => file.endsWith('.schema.json') && !made.has(file));
};

/** One sentence for each schema that contradicts itself. */
export const checkFigures = (sources: readonly Source[]): string[] =>
  writtenIn(sources).flatMap(({ file, json }) =>
    nodesOf(json as Schema).flatMap(([place, node]) => {
      const at = `${file}, ${place}`;
      const resolved = (from: string): Schema => resolverOf(sources).resolve(file, from);
      const whole = (): Schema => (node.$ref === undefined ? node : resolved(place));
      const here = `${file}, ${place || 'at the top'}`;
      // An entity says of a field what several servers answer.
      const shared = isForm(file) ? sharedFields(node, () => resolved(place), at) : [];
      const never = [
        ...leavesNone(node, () => ((node.$ref ?? node.allOf) ? resolved(place) : node), here),
        ...takesNothing(node, at),
        ...fieldsLeftNone(shared),
      ];
      // What else is said of such a schema follows from that.
      if (never.length > 0) return never;
      return [
        ...idleWords(node, whole, here),
        ...idleRest(node, whole, here),
        ...wrongMoments(node, whole, { at, isTaken }),
        ...crossedMoments(node, here),
        ...(isForm(file) ? strangersCompared(node, () => resolved(''), at) : []),
        ...refusedValues(node, whole, at, isTaken),
        ...doubledChoices(node, at),
        ...misnamedBeside(node, whole, at),
        ...shared.flatMap(sharedDefault),
        ...('default' in node || 'dynamicDefault' in node ? refusedDefault(node, file, place, sources) : []),
      ];
    }),
  );
