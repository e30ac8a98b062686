// The one Ajv of the product: every validator on both sides is compiled with these options, from the words that judge.
import { Ajv, type Options, type Vocabulary } from 'ajv';
import addFormats from 'ajv-formats';
import { formatNames as knownFormats } from 'ajv-formats/dist/formats.js';
import * as unevaluated from 'ajv/dist/vocabularies/unevaluated/index.js';
import { boundedPattern } from './compiler/pattern-cost.ts';
import { keepEvaluated } from './evaluated.ts';
import { multipleOf } from './multiple-of.ts';
import type { Schema, Validate } from './schema.ts';
import { mapInner } from './walk.ts';

/** Keywords of our own: they say something about a value and refuse nothing. */
export const vocabulary = [
  ...['messages', 'lookup', 'lookupCount', 'masked', 'dynamicDefault', 'roles', 'enumNames'],
] as const;

/** Every keyword of draft-07 that may refuse a value, with those of ajv-formats and of the unevaluated vocabulary. */
export const judging: readonly string[] = [
  ...['type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['formatMinimum', 'formatMaximum', 'formatExclusiveMinimum', 'formatExclusiveMaximum'],
  ...['items', 'additionalItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems'],
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'],
  ...['required', 'dependencies', 'minProperties', 'maxProperties'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', '$ref'],
];

// Legal schemas are taken as they are; what is odd about them, the compiler says in its own words.
const options: Options = {
  strict: false,
  strictNumbers: true,
  logger: false,
  validateSchema: false,
  allErrors: true,
  ownProperties: true,
  unevaluated: true,
  $data: true,
};

/** Formats of react-jsonschema-form beyond those of ajv-formats. */
const ownFormats = {
  'data-url': /^data:([\w.+-]+\/[\w.+-]+)?(;[\w-]+=[^;,]*)*;base64,[A-Za-z0-9+/]*={0,2}$/,
  color: /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]{5,40}\))$/i,
};

/** A CommonJS module is its default export in Node, and has it in a bundle. */
const { default: found } = unevaluated as { default: Vocabulary | { default: Vocabulary } };
const unevaluatedKeywords = 'default' in found ? found.default : found;

export const formatNames: readonly string[] = [...knownFormats, ...Object.keys(ownFormats)];

/** A new Ajv: every error reported, no coercion, nothing removed from the data. */
export function createAjv(overrides: Options = {}): Ajv {
  const ajv = new Ajv({ ...options, ...overrides });
  addFormats(ajv);
  for (const [name, format] of Object.entries(ownFormats)) ajv.addFormat(name, format);
  ajv.addVocabulary(unevaluatedKeywords);
  ajv.removeKeyword('multipleOf').addKeyword(multipleOf);
  keepEvaluated(ajv);
  return ajv;
}

const bounded = (pattern: unknown): unknown =>
  typeof pattern === 'string' ? boundedPattern(pattern) : pattern;

/** The fields by pattern, with the field `__proto__` among them, because Ajv passes over that name. */
function byPattern({ properties, patternProperties }: Schema): Record<string, unknown> {
  const rows = Object.entries(patternProperties ?? {}).map(([key, one]) => [boundedPattern(key), one]);
  const hidden = properties && Object.getOwnPropertyDescriptor(properties, '__proto__');
  if (hidden) rows.push(['^__proto__$', hidden.value as Schema]);
  return rows.length > 0 ? { patternProperties: Object.fromEntries(rows) as object } : {};
}

/** What Ajv is given of a schema: the words that judge, with patterns that no text can keep busy. */
export function judgingPart(schema: Schema): Schema {
  const judged = mapInner(schema, judgingPart);
  const { properties, patternProperties: _, pattern, ...words } = judged;
  const kept = Object.entries(words).filter(([word]) => judging.includes(word) || word === 'definitions');
  const named = Object.entries(properties ?? {}).filter(([key]) => key !== '__proto__');
  return {
    ...Object.fromEntries(kept),
    ...(pattern === undefined ? {} : { pattern: bounded(pattern) as string }),
    ...(properties ? { properties: Object.fromEntries(named) } : {}),
    ...byPattern(judged),
  };
}

/** The validator of a resolved schema. */
export const validatorOf = (schema: Schema): Validate =>
  createAjv().compile({ ...judgingPart(schema), $id: schema.$id ?? 'schema' }) as Validate;
