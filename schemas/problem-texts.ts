// What is said of an error: the sentence of §5 that stands beside the field, or the plain one of its keyword.
import figures from './limits.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };
import { choiceName, yesOrNo } from './choices.ts';
import type { Schema, SchemaError } from './schema.ts';
import { nodeAt } from './closest-branch.ts';

const keywords: Partial<Record<string, string>> = messages.keyword;
const formats: Partial<Record<string, string>> = messages.format;
const types: Partial<Record<string, string>> = messages.type;

/** Keywords whose error is told at another place than the schema that it stands in. */
const ofAnother = [
  'required',
  'dependencies',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
];

/** Where the limit of a keyword stands in its error. */
const limits = ['limit', 'multipleOf', 'allowedValue', 'allowedValues', 'len', 'format', 'type'] as const;

/** A figure, or the names of choices, which are translated one by one. */
export type Limit = string | string[];

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * What the sentence may name: the figure or the format that the keyword demands, or its values as they are called.
 * @param fields all that the schema says of the field
 */
export function limitOf({ params }: SchemaError, fields: readonly Schema[]): Limit | undefined {
  const limit = limits.map((name) => params[name]).find((value) => value !== undefined);
  if (limit === undefined) return undefined;
  const isChoice = Array.isArray(params['allowedValues']) || params['allowedValue'] !== undefined;
  if (!isChoice) return [limit].flat().map(shown).join(', ');
  const values: unknown[] = [limit].flat();
  // Nothing is no word that anybody could choose.
  const words = values.filter((value) => value !== null || values.length === 1);
  return words.map((value) => choiceName(fields, value) ?? yesOrNo(value) ?? shown(value));
}

/** The key that the sentence names, where an object has one too many. */
export function keyOf({ params }: SchemaError): string | undefined {
  const key = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName'];
  return typeof key === 'string' ? key : undefined;
}

/** The sentence of a keyword for every field that has none of its own. */
function plainText({ keyword, params }: SchemaError): string {
  const isOne = params['limit'] === 1;
  if (isOne && ['minLength', 'minItems', 'minProperties'].includes(keyword)) return messages.keyword.empty;
  if (Array.isArray(params['passingSchemas'])) return messages.keyword.several;
  if (Array.isArray(params['missing'])) return messages.keyword.either;
  if (Array.isArray(params['together'])) return messages.keyword.together;
  if (params['sameAs'] !== undefined) return messages.keyword.same;
  if (keyword === 'not' && params['missingProperty'] !== undefined) return messages.keyword.absent;
  const choices: unknown = params['allowedValues'];
  if (Array.isArray(choices) && choices.length > figures.choicesNamed) return messages.keyword.anyOf;
  if (keyword === 'false schema') return messages.keyword.absent;
  if (keyword === 'type') return types[String(params['type'])] ?? messages.keyword.type;
  if (keyword === 'format') return formats[String(params['format'])] ?? messages.keyword.format;
  if (['additionalProperties', 'unevaluatedProperties'].includes(keyword)) return messages.refusal.unknownKey;
  return keywords[keyword] ?? messages.refusal.invalid;
}

const wantsWhole = ({ keyword, params }: SchemaError): boolean =>
  keyword === 'type' && [params['type']].flat().includes('integer');

/**
 * The English template for an error. A number where a whole one is wanted is a fraction: no sentence of a field that
 * takes no number at all is about that. Nothing, as an added row holds before it is filled in, is told as such.
 * @param fields all that the schema says of the field
 */
export function textOf(
  root: Schema,
  fields: Schema[],
  { error, value }: { error: SchemaError; value: unknown },
): string {
  if (typeof value === 'number' && wantsWhole(error)) return messages.type.integer;
  const { keyword, schemaPath } = error;
  const own = nodeAt(root, schemaPath.slice(0, schemaPath.lastIndexOf('/'))) as Schema | undefined;
  const nodes = own && !ofAnother.includes(keyword) ? [own, ...fields] : fields;
  const said = nodes.map((node) => node.messages?.[keyword]).find((text) => text !== undefined);
  const isNothing = value === null && keyword === 'type';
  return said ?? (isNothing ? messages.keyword.empty : plainText(error));
}
