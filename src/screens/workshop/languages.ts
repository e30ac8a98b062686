// What the editors of the workshop know: the meta-schemas, and templates of what is longer than one key.
import formMeta from '#schemas/meta/form.meta.json' with { type: 'json' };
import schemaMeta from '#schemas/meta/schema.meta.json' with { type: 'json' };
import uiMeta from '#schemas/meta/ui.meta.json' with { type: 'json' };
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

/** Of the two files of a form. */
export const languagesFor = (t: Translate): Record<'schema' | 'ui', JsonLanguage> => ({
  schema: { schema: formMeta, others: { 'schema.meta.json': schemaMeta }, snippets: templates(t) },
  ui: { schema: uiMeta },
});
