// Finds words that judge another kind of value than the type beside them: they would silently do nothing.
import type { Schema } from '../schema.ts';
import { isType } from './check-values.ts';
import { certain } from './typed.ts';

const kinds = {
  text: {
    types: ['string'],
    words: [
      ...['minLength', 'maxLength', 'pattern', 'format', 'formatMinimum', 'formatMaximum'],
      ...['formatExclusiveMinimum', 'formatExclusiveMaximum'],
    ],
    limits: ['minLength', 'maxLength'],
  },
  number: {
    types: ['number', 'integer'],
    words: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
    limits: ['minimum', 'maximum'],
  },
  list: {
    types: ['array'],
    words: [
      'items',
      'additionalItems',
      'contains',
      'minItems',
      'maxItems',
      'uniqueItems',
      'unevaluatedItems',
    ],
    limits: ['minItems', 'maxItems'],
  },
  object: {
    types: ['object'],
    words: [
      ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
      ...['propertyNames', 'required', 'dependencies', 'minProperties', 'maxProperties'],
    ],
    limits: ['minProperties', 'maxProperties'],
  },
} as const;

type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];
const typesOf = (kind: Kind): readonly string[] => kinds[kind].types;

/** Formats of numbers. */
const ofNumbers = ['int32', 'int64', 'float', 'double'];

function kindOf(word: string, { format = '' }: Schema): Kind | undefined {
  if (word === 'format' && ofNumbers.includes(format)) return 'number';
  return kindNames.find((kind) => (kinds[kind].words as readonly string[]).includes(word));
}

/** The types that a value may have; nothing where none is named. */
function typesIn(schema: Schema): string[] | undefined {
  const named = certain(schema).flatMap(({ type }) => (type === undefined ? [] : [[type].flat()]));
  const [first, ...others] = named;
  return first?.filter((type) => others.every((types) => types.includes(type)));
}

/** What is written in place of a word that is for another kind. */
function remedyOf(word: string, kind: Kind, types: readonly string[]): string {
  const [own, ...more] = kindNames.filter((one) => types.some((type) => typesOf(one).includes(type)));
  const [low, high] = own && more.length === 0 ? kinds[own].limits : [];
  if (low && /^(format)?(exclusive)?min/i.test(word)) return `write "${low}"`;
  if (high && /^(format)?(exclusive)?max/i.test(word)) return `write "${high}"`;
  if (kind === 'object' && own === 'list') return 'put it into "items"';
  return `write "type": "${kinds[kind].types[0]}", or take it away`;
}

/**
 * One sentence for each kind that words of a schema are for and its type is not.
 * @param whole the same schema with what it refers to
 */
export function idleWords(node: Schema, whole: () => Schema, at: string): string[] {
  const judging = Object.keys(node).flatMap((word) => {
    const kind = kindOf(word, node);
    return kind === undefined ? [] : [{ word, kind }];
  });
  if (judging.length === 0) return [];
  const types = typesIn(whole()) ?? [];
  // A type that is none, or types of which no value is, are told of by themselves.
  if (types.length === 0 || !types.every(isType)) return [];
  const idle = judging.filter(({ kind }) => !types.some((type) => typesOf(kind).includes(type)));
  return idle
    .filter(({ kind }, index) => idle.findIndex((one) => one.kind === kind) === index)
    .map(
      ({ word, kind }) =>
        `${at}: "${word}" does nothing with the type ${types.join(' or ')}; ${remedyOf(word, kind, types)}.`,
    );
}

/** A sentence for what is said of the entries behind those that are listed, where none are. */
export const idleRest = (node: Schema, whole: () => Schema, at: string): string[] =>
  // Some programs that write schemas add it with `true` to any list.
  'additionalItems' in node && node.additionalItems !== true && !Array.isArray(whole().items)
    ? [
        `${at}: "additionalItems" does nothing without a list of schemas in "items"; write there a schema for each place, or take it away.`,
      ]
    : [];
