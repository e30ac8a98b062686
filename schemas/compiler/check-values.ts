// Finds values that a schema offers or asks for and that it refuses itself: they can be chosen, and never be saved.
import { judging } from '../dialect.ts';
import { isObject } from '../is-object.ts';
import type { Schema } from '../schema.ts';
import { unknownName } from './unknown-name.ts';

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

const isOf = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : kindOf(value) === type;

/** The same value as one of these types, as JSON; nothing where it is none. */
export function writtenAs(value: unknown, types: readonly string[]): string | undefined {
  if (typeof value !== 'string') {
    const isText = types.includes('string') && ['number', 'boolean'].includes(typeof value);
    return isText ? JSON.stringify(JSON.stringify(value)) : undefined;
  }
  try {
    const meant: unknown = JSON.parse(value);
    return types.some((type) => isOf(meant, type)) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** One that is misspelt is told of by itself. */
export const isType = (word: string): boolean =>
  ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'].includes(word);

/** A sentence where a value is of none of these types; nothing where no type is named. */
function misfit(value: unknown, types: readonly string[]): string[] {
  if (types.length === 0 || types.some((type) => !isType(type) || isOf(value, type))) return [];
  const meant = writtenAs(value, types);
  const [only, ...more] = types;
  const remedy =
    only === 'array' && more.length === 0
      ? 'put it into "items", in a condition into "contains"'
      : isObject(value) && 'const' in value
        ? 'choices with titles stand in "oneOf"'
        : meant === undefined
          ? 'write another one'
          : `write ${meant}`;
  return [
    `${JSON.stringify(value)} is no value of the type ${types.join(' or ')}; ${remedy}, or change "type".`,
  ];
}

/** Values by themselves; what is taken from another field is none yet. */
const listOf = (values: unknown): unknown[] => (Array.isArray(values) ? values : []);
const constOf = (schema: Schema | boolean): unknown[] =>
  isObject(schema) && 'const' in schema && !(isObject(schema.const) && '$data' in schema.const)
    ? [schema.const]
    : [];

/** What a schema offers, each with its place. */
const offered = (schema: Schema): [step: string, value: unknown][] => [
  ...(['enum', 'examples'] as const).flatMap((word) =>
    listOf(schema[word]).map((value): [string, unknown] => [`/${word}`, value]),
  ),
  ...(['oneOf', 'anyOf'] as const).flatMap((word) =>
    (schema[word] ?? []).flatMap((one, at) =>
      constOf(one).map((value): [string, unknown] => [`/${word}/${at}/const`, value]),
    ),
  ),
  ...constOf(schema).map((value): [string, unknown] => ['/const', value]),
];

/** Words that refuse a value by themselves, beside the type. */
const limits: readonly string[] = [
  ...['enum', 'minLength', 'maxLength', 'pattern', 'format', 'multipleOf'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
];

type IsTaken = (schema: Schema, value: unknown) => boolean;

/** A sentence for the first word that refuses a value. What is taken from another field is known to nobody yet. */
const beyondLimits = (value: unknown, schema: Schema, isTaken: IsTaken): string[] =>
  Object.entries(schema)
    .filter(
      ([word, limit]: [string, unknown]) =>
        limits.includes(word) && !isObject(limit) && !isTaken({ [word]: limit }, value),
    )
    .slice(0, 1)
    .map(
      ([word, limit]) =>
        `${JSON.stringify(value)} is refused by "${word}": ${JSON.stringify(limit)} beside it; write another one, or change "${word}".`,
    );

/**
 * A sentence for the first of the values that a schema offers and refuses: mostly all of them are of another type.
 * @param whole the same schema with what it refers to
 * @param isTaken whether a schema takes a value, where not only its type is asked
 */
export const refusedValues = (
  schema: Schema,
  whole: () => Schema,
  at: string,
  isTaken: IsTaken = () => true,
): string[] => {
  const values = offered(schema);
  if (values.length === 0) return [];
  const types = [whole().type ?? []].flat();
  const told = values.flatMap(([step, value]) =>
    [...misfit(value, types), ...beyondLimits(value, whole(), isTaken)]
      .slice(0, 1)
      .map((sentence) => `${at}${step}: ${sentence}`),
  );
  return told.slice(0, 1);
};

/** A branch that is one value, with words for people and nothing that would tell it from another one of that value. */
const isChoice = (one: Schema | boolean): boolean =>
  isObject(one) &&
  Object.keys(one).every((word) => ['const', 'type'].includes(word) || !judging.includes(word));

/** One sentence for each choice whose value or title another one has: of `oneOf` the value fits two, and of two of one title nobody knows which is which. */
export const doubledChoices = (schema: Schema, at: string): string[] =>
  (['oneOf', 'anyOf'] as const).flatMap((word) => {
    const choices = (schema[word] ?? []).map((one) => (isChoice(one) ? one : {}));
    const isSeen = (index: number, key: 'const' | 'title'): boolean => {
      const [value, before] = [choices[index]?.[key], choices.slice(0, index)];
      return value !== undefined && before.some((one) => JSON.stringify(one[key]) === JSON.stringify(value));
    };
    return choices.flatMap(({ const: value, title }, index) => {
      if (constOf(choices[index] ?? {}).length === 0) return [];
      if (isSeen(index, 'const'))
        return [
          `${at}/${word}/${index}/const: ${JSON.stringify(value)} is a choice already; write another value, or take one of the two away.`,
        ];
      return isSeen(index, 'title')
        ? [
            `${at}/${word}/${index}/title: ${JSON.stringify(title)} is the title of a choice already; give one of the two another one.`,
          ]
        : [];
    });
  });

/**
 * One sentence where the names of choices are not as many as they are, or name another one.
 * @param lists what may be chosen, as each `enum` of the field has it
 */
export function misnamed(names: unknown, lists: readonly (readonly unknown[])[], at: string): string[] {
  const [values = []] = lists;
  if (Array.isArray(names))
    return lists.some(({ length }) => length === names.length)
      ? []
      : [
          `${at}: the names are ${names.length}, the choices ${values.length}; write a name for each choice, in their order.`,
        ];
  const known = lists.flat().map(String);
  return Object.keys(isObject(names) ? names : {})
    .filter((name) => !known.includes(name))
    .slice(0, 1)
    .map((name) => `${at}: ${unknownName(name, known, 'a choice of this field')}`);
}

/** The same of names that stand beside the choices. */
export function misnamedBeside({ enumNames: names }: Schema, whole: () => Schema, at: string): string[] {
  if (names === undefined) return [];
  const { enum: values, type } = whole();
  if (Array.isArray(values) || [type].flat().includes('boolean'))
    return misnamed(names, [values ?? [true, false]], `${at}/enumNames`);
  return [
    `${at}/enumNames: the names do nothing without "enum" beside them; write the choices there, or a "title" beside each "const" of "oneOf".`,
  ];
}
