// A choice between demands on the same value, as "a phone or an email": there is nothing to choose, only to fulfil.
import type { Schema } from './schema.ts';

/** What judges a value and draws nothing. */
const judging: ReadonlySet<string> = new Set([
  ...['title', 'messages', 'required', 'not', 'pattern', 'format', 'multipleOf'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties'],
]);

/** Whether all branches of a schema's choice only judge: the fields that they ask for are drawn already. */
export function isBareChoice({ anyOf = [], oneOf = [] }: Schema): boolean {
  const words = [...anyOf, ...oneOf].flatMap((branch) => Object.keys(branch));
  return words.length > 0 && words.every((word) => judging.has(word));
}
