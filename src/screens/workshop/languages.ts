// What the editors of the workshop know: what the server says of the file, and templates of what is longer than one key.
import type { Subject } from '#schemas/types.ts';
import type { JsonLanguage, Snippet } from '#src/components/code-editor/json-language.ts';
import type { Translate } from '#src/language/i18n.ts';

const lines = (...text: string[]): string => text.join('\n');

const condition = lines(
  '"if": { "properties": { "${field}": { "const": ${value} } }, "required": ["${field}"] },',
  '"then": {',
  '\t"properties": { "${name}": { "title": "${Name}", "type": "string" } },',
  '\t"required": ["${name}"]',
  '}',
);

const list = lines(
  '"type": "array",',
  '"items": {',
  '\t"type": "object",',
  '\t"properties": { "${name}": { "title": "${Name}", "type": "string" } },',
  '\t"required": ["${name}"]',
  '}',
);

const choice = lines(
  '"oneOf": [',
  '\t{ "title": "${First}", "properties": { "${kind}": { "const": "${first}" } }, "required": ["${kind}"] },',
  '\t{ "title": "${Second}", "properties": { "${kind}": { "const": "${second}" } }, "required": ["${kind}"] }',
  ']',
);

const templates = (t: Translate): Snippet[] => [
  { key: 'if', title: t('A field that appears on a condition'), template: condition },
  { key: 'type', title: t('A list of things'), template: list },
  { key: 'oneOf', title: t('A choice between shapes'), template: choice },
];

export type Part = NonNullable<Subject['parts']>[number];

const isSchema = ({ file }: Part): boolean => file.endsWith('.schema.json');

/** Of one part of a subject. */
export const languageFor = (part: Part, t: Translate): JsonLanguage => ({
  schema: part.language.schema,
  others: part.language.others,
  ...(isSchema(part) ? { snippets: templates(t) } : {}),
});
