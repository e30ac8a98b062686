// Tells a keyword or a format that is misspelt, or of another draft, from a word that somebody adds for readers of their own.
import { formatNames, judging, vocabulary } from '../dialect.ts';
import type { Schema } from '../schema.ts';
import { nodesOf } from '../walk.ts';
import { misspelt } from './unknown-name.ts';
import type { Source } from './source.ts';

const annotations = [
  ...['$id', '$schema', '$comment', 'title', 'description', 'default', 'examples', 'readOnly', 'writeOnly'],
  ...['definitions', '$defs', 'contentMediaType', 'contentEncoding', 'contentSchema', 'deprecated'],
  // Words of OpenAPI and of the form library that look like ours.
  ...['example', 'enumNames', 'propertyOrder', 'discriminator'],
];
const known = [...judging, ...annotations, ...vocabulary];

/** Keywords of other drafts, with what says the same in draft-07. */
const elsewhere: Record<string, string> = {
  dependentRequired: 'of a later draft; write "dependencies"',
  dependentSchemas: 'of a later draft; write "dependencies"',
  prefixItems: 'of a later draft; write "items" with a list of schemas, and "additionalItems" for the rest',
  minContains: 'of a later draft; "contains" demands one item, and "minItems" counts all',
  maxContains: 'of a later draft; "contains" demands one item, and "maxItems" counts all',
  $anchor: 'of a later draft; write "$id": "#name"',
  $dynamicRef: 'of a later draft; write "$ref"',
  $dynamicAnchor: 'of a later draft; write "$id": "#name"',
  $recursiveRef: 'of a later draft; write "$ref": "#"',
  $recursiveAnchor: 'of a later draft; take it away',
  $vocabulary: 'of a later draft; take it away',
  id: 'of an earlier draft; write "$id"',
  divisibleBy: 'of an earlier draft; write "multipleOf"',
  disallow: 'of an earlier draft; write "not"',
  extends: 'of an earlier draft; write "allOf" with a "$ref"',
  nullable: 'not of JSON Schema; write "null" into "type" beside the other one',
};

/** Formats that draft-07 names and nobody judges. */
const unjudged = ['idn-email', 'idn-hostname', 'iri', 'iri-reference'];

function wrongWords(schema: Schema, at: string): string[] {
  return Object.keys(schema).flatMap((word) => {
    if (['then', 'else'].includes(word) && schema.if === undefined)
      return [`${at}: "${word}" does nothing without "if"; write the condition beside it.`];
    if (known.includes(word)) return [];
    if (word.startsWith('ui:'))
      return [`${at}: "${word}" says how a field is shown; write it into the .ui.json file of the form.`];
    const remedy = Object.hasOwn(elsewhere, word) ? elsewhere[word] : undefined;
    return remedy ? [`${at}: "${word}" is ${remedy}.`] : misspelt(word, known, 'known here', at);
  });
}

function wrongFormat({ format }: Schema, at: string): string[] {
  const names = [...formatNames, ...unjudged];
  return typeof format !== 'string' || names.includes(format) ? [] : misspelt(format, names, 'a format', at);
}

/** One sentence for each keyword that would silently do nothing. */
export const checkKeywords = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ file }) => file.endsWith('.schema.json'))
    .flatMap(({ file, json }) =>
      nodesOf(json as Schema).flatMap(([place, node]) => [
        ...wrongWords(node, `${file}, ${place || 'at the top'}`),
        ...wrongFormat(node, `${file}, ${place}/format`),
      ]),
    );
