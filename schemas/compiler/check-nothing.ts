// Finds schemas that take no value at all: limits that cross, types that exclude each other, what is refused whole.
import { judging } from '../dialect.ts';
import { isObject } from '../is-object.ts';
import { escaped } from '../pointer.ts';
import type { Schema } from '../schema.ts';
import { certain } from './typed.ts';

const pairs = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** One sentence for each pair of limits between which there is nothing. */
const crossed = (node: Schema, at: string): string[] =>
  pairs.flatMap(([low, high]) => {
    const [least, most] = [node[low], node[high]];
    if (typeof least !== 'number' || typeof most !== 'number') return [];
    const isStrict = low.startsWith('exclusive') || high.startsWith('exclusive');
    if (isStrict ? least < most : least <= most) return [];
    const what = isStrict ? 'is not below' : 'is above';
    return [
      `${at}: "${low}" is ${least}, which ${what} "${high}", ${most}; lower the one or raise the other.`,
    ];
  });

/** The narrowest limits of schemas that hold at once. */
const narrowest = (parts: readonly Schema[]): Schema =>
  Object.fromEntries(
    pairs.flat().flatMap((word) => {
      const limits = parts.map((part) => part[word]).filter((limit) => typeof limit === 'number');
      const limit = /^(m|exclusiveM)in/.test(word) ? Math.max(...limits) : Math.min(...limits);
      return limits.length === 0 ? [] : [[word, limit]];
    }),
  );

const types = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];
const takes = (part: Schema, type: string): boolean => {
  const own = [part.type ?? types].flat();
  return own.includes(type) || (type === 'integer' && own.includes('number'));
};

/** One sentence for each way in which schemas that hold at once leave no value. */
function leavesNothing(schema: Schema, at: string): string[] {
  const parts = certain(schema);
  const said = [
    ...new Set(parts.flatMap(({ type }) => (type === undefined ? [] : [[type].flat().join(' or ')]))),
  ];
  return types.some((type) => parts.every((part) => takes(part, type)))
    ? crossed(narrowest(parts), at)
    : [`${at}: no value is of the types ${said.join(' and ')} at once; name the same one in "allOf".`];
}

/** A field that several parts of an object name: where it is told of, and all that is said of it as one schema. */
export interface SharedField {
  at: string;
  schema: Schema;
}

/** @param whole the same schema with what it refers to */
export function sharedFields(node: Schema, whole: () => Schema, at: string): SharedField[] {
  if (node.allOf === undefined) return [];
  const { definitions } = whole();
  const parts = certain(whole()).map(({ properties = {} }) => new Map(Object.entries(properties)));
  const names = new Set(parts.flatMap((part) => [...part.keys()]));
  return [...names].flatMap((name) => {
    const said = parts.map((part) => part.get(name)).filter(isObject);
    const step = Object.hasOwn(node.properties ?? {}, name) ? `/properties/${escaped(name)}` : '/allOf';
    const schema = { allOf: said, ...(definitions ? { definitions } : {}) };
    return said.length > 1 ? [{ at: at + step, schema }] : [];
  });
}

/** A schema of which a part leaves no value by itself is told of at that part. */
const isTold = ({ allOf = [] }: Schema): boolean =>
  allOf.some((part) => isObject(part) && leavesNothing(part, '').length > 0);

/**
 * One sentence for each way in which a schema, with what it refers to and the parts that hold beside it, leaves no value.
 * @param whole the same schema with what it refers to
 */
export function leavesNone(node: Schema, whole: () => Schema, at: string): string[] {
  if (!['allOf', 'type', ...pairs.flat()].some((word) => word in node)) return [];
  return isTold(whole()) ? [] : leavesNothing(whole(), at);
}

/** The same of the fields that several parts of an object name. */
export const fieldsLeftNone = (fields: readonly SharedField[]): string[] =>
  fields.flatMap(({ at, schema }) => (isTold(schema) ? [] : leavesNothing(schema, at)));

const refusesAll = ({ not }: Schema): boolean =>
  not === true || (isObject(not) && Object.keys(not).length === 0);
const isNothing = (schema: unknown): boolean =>
  schema === false || (isObject(schema) && refusesAll(schema) && Object.keys(schema).length === 1);
const describing = ['title', ...judging.filter((word) => word !== 'not')];

/** One sentence for each field that is described, or required, and that no value is taken for. */
export const takesNothing = (node: Schema, at: string): string[] => [
  ...(refusesAll(node) && describing.some((word) => word in node)
    ? [`${at}/not: this refuses every value; write what is refused, or take it away.`]
    : []),
  ...(node.required ?? [])
    .filter((field) => isNothing(Object.entries(node.properties ?? {}).find(([key]) => key === field)?.[1]))
    .map(
      (field) =>
        `${at}/required: "${field}" takes no value and cannot be there; take it out of "required", or say what it takes.`,
    ),
];
