// Tells of a keyword or a format that is misspelt, of another draft or of another form maker: it would silently do nothing.
import { formatNames, judging, vocabulary } from '../dialect.ts';
import { isObject } from '../is-object.ts';
import { escaped } from '../pointer.ts';
import type { Schema } from '../schema.ts';
import { nodesOf } from '../walk.ts';
import { remedyOf, widgetMeant } from './meant-words.ts';
import { alike, misspelt, unknownName } from './unknown-name.ts';
import type { Source } from './source.ts';

const annotations = [
  ...['$id', '$schema', '$comment', 'title', 'description', 'default', 'examples', 'readOnly', 'writeOnly'],
  ...['definitions', '$defs', 'contentMediaType', 'contentEncoding', 'contentSchema', 'deprecated'],
  // Words of OpenAPI, of the form library and of editors, which say something to those.
  ...['example', 'propertyOrder', 'discriminator', 'externalDocs', 'xml'],
  ...['markdownDescription', 'enumDescriptions', 'deprecationMessage', 'defaultSnippets'],
];
/** Who sees a field is a hint, which the compiler puts into the schema. */
const known = [...judging, ...annotations, ...vocabulary.filter((word) => word !== 'roles')];

/** Keywords of other drafts, with what says the same in draft-07. */
const elsewhere: Record<string, string> = {
  dependentRequired: 'of a later draft; write "dependencies"',
  dependentSchemas: 'of a later draft; write "dependencies"',
  prefixItems: 'of a later draft; write "items" with a list of schemas, and "additionalItems" for the rest',
  minContains: 'of a later draft; take it away ("contains" demands one item, "minItems" counts all)',
  maxContains: 'of a later draft; take it away ("contains" demands one item, "maxItems" counts all)',
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

/** A word that is read only beside another one; by either spelling, because a misspelt one is told of by itself. */
const idle: Readonly<Record<string, { beside: RegExp; told: string }>> = {
  then: { beside: /^if$/i, told: '"if"; write the condition beside it' },
  // Of both one is told.
  else: { beside: /^(if|then)$/i, told: '"if"; write the condition beside it' },
  if: { beside: /^(then|else)$/i, told: '"then" or "else"; write beside it what follows from the condition' },
};

/** A word for readers of one's own, and what some reference leads into. */
const isFree = (word: string, place: string, texts: readonly string[]): boolean =>
  word.startsWith('x-') || texts.some((text) => text.includes(`#${place}/${escaped(word)}/`));

/** @param texts all schemas as they are written */
function wrongWords(schema: Schema, file: string, place: string, texts: readonly string[]): string[] {
  const at = `${file}, ${place || 'at the top'}`;
  return Object.keys(schema).flatMap((word) => {
    const needed = Object.hasOwn(idle, word) ? idle[word] : undefined;
    if (needed && !Object.keys(schema).some((one) => needed.beside.test(one)))
      return [`${at}: "${word}" does nothing without ${needed.told}.`];
    if (known.includes(word)) return [];
    if (word.startsWith('ui:'))
      return [`${at}: "${word}" says how a field is shown; write it into the .ui.json file of the form.`];
    const remedy = Object.hasOwn(elsewhere, word) ? elsewhere[word] : undefined;
    if (remedy) return [`${at}: "${word}" is ${remedy}.`];
    if (isFree(word, place, texts)) return [];
    return alike(word, known).length > 0
      ? misspelt(word, known, 'known here', at)
      : [`${at}: ${JSON.stringify(word)} ${remedyOf(word, schema, known)}`];
  });
}

function wrongFormat({ format }: Schema, at: string): string[] {
  const names = [...formatNames, ...unjudged];
  if (typeof format !== 'string' || names.includes(format)) return [];
  const meant = alike(format, names).length > 0 ? undefined : widgetMeant(format);
  return [`${at}: ${meant ? `"${format}" ${meant}` : unknownName(format, names, 'a format')}`];
}

/** Words that a form is drawn by, before anything is filled in. */
const drawing: Readonly<Record<string, string>> = { enum: 'choices', required: 'names of fields' };

const takenFromData = (schema: Schema, at: string): string[] =>
  Object.entries(drawing)
    .filter(([word]) => isObject((schema as Record<string, unknown>)[word]))
    .map(([word, what]) => `${at}/${word}: the ${what} cannot be taken from another field; write them here.`);

/** One sentence for each keyword that would silently do nothing. */
export function checkKeywords(sources: readonly Source[]): string[] {
  const schemas = sources.filter(({ file }) => file.endsWith('.schema.json'));
  const texts = schemas.map(({ json }) => JSON.stringify(json));
  return schemas.flatMap(({ file, json }) =>
    nodesOf(json as Schema).flatMap(([place, node]) => [
      ...wrongWords(node, file, place, texts),
      ...wrongFormat(node, `${file}, ${place}/format`),
      ...takenFromData(node, `${file}, ${place}`),
    ]),
  );
}
