// Collections: what a definition leaves unsaid is put in the place where every other noun has it written.
import { callsOf, permissionOf, rights, screenOf, type Collection } from '../collections.ts';
import { writtenCalls } from '../written-calls.ts';
import type { Call } from '../calls/call.ts';
import { validatorOf } from '../dialect.ts';
import { explain, inEnglish } from '../explain.ts';
import { keysOf } from './keys.ts';
import { resolverOf } from './resolve.ts';
import { unknownName } from './sentence.ts';
import type { Json, Source } from './source.ts';

interface Declared extends Collection {
  name: string;
  file: string;
  demo?: object[];
}

const fileOf = /^schemas\/collections\/([^/]+)\.collection\.json$/;

/** The collections, by their files. */
export const collectionsIn = (sources: readonly Source[]): Declared[] =>
  sources.flatMap(({ file, json }) => {
    const name = fileOf.exec(file)?.[1];
    return name === undefined ? [] : [{ ...(json as unknown as Declared), name, file }];
  });

/** Every call that there is with these files. */
export const callsIn = (sources: readonly Source[]): Record<string, Call | undefined> => ({
  ...writtenCalls,
  ...callsOf(collectionsIn(sources).map(({ name }) => name)),
});

/** The addresses of their lists. */
export const collectionScreens = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => {
    const name = fileOf.exec(file)?.[1];
    return name === undefined ? [] : [screenOf(name)];
  });

/** A row of a collection: its form, and what is kept of every row. */
const entityOf = ({ name, title, singular }: Declared): Json => ({
  $schema: '../meta/entity.meta.json',
  $id: name,
  title: singular,
  description: `A row of the collection ${title}.`,
  type: 'object',
  allOf: [{ $ref: `../forms/${name}.schema.json`, additionalProperties: true, required: [] }],
  properties: {
    _id: { type: 'string' },
    created: { type: 'string', description: 'When it was added.' },
    version: { type: 'integer' },
  },
  required: ['_id'],
});

/** The sources with the entity of each collection, and with the call that its list is answered by. */
export function withCollections(sources: Source[]): Source[] {
  const declared = collectionsIn(sources);
  if (declared.length === 0) return sources;
  const written = new Set(sources.map(({ file }) => file));
  const lists = new Map(declared.map(({ name }) => [`schemas/tables/${name}.table.json`, name]));
  const entities = declared
    .map((one) => ({ file: `schemas/entities/${one.name}.schema.json`, json: entityOf(one) }))
    .filter(({ file }) => !written.has(file));
  const listed = sources.map((source) => {
    const name = lists.get(source.file);
    return name === undefined ? source : { ...source, json: { call: `${name}.list`, ...source.json } };
  });
  return [...listed, ...entities];
}

/** The names of the rights to them. */
export const collectionPermissions = (sources: readonly Source[]): string[] =>
  collectionsIn(sources).flatMap(({ name }) => rights.map((right) => permissionOf(name, right)));

/** One sentence for each file that a collection lacks, and for each name of it that leads nowhere. */
export function checkCollections(sources: readonly Source[]): string[] {
  const files = new Map(sources.map(({ file, json }) => [file, json]));
  const nouns = new Set(
    Object.values(writtenCalls as Record<string, Call>).flatMap(({ answer }) => answer ?? []),
  );
  return collectionsIn(sources).flatMap(({ name, file, label }) => {
    const form = `schemas/forms/${name}.schema.json`;
    if (!/^[a-z][a-z0-9-]*$/.test(name))
      return [`${file}: "${name}" is no name of a collection; use small letters, digits and hyphens.`];
    if (nouns.has(name as never))
      return [`${file}: "${name}" is a noun of the marketplace already; give the collection another name.`];
    const missing = [
      [form, 'the form that its rows are filled in with'],
      [`schemas/forms/${name}.ui.json`, 'the hints of its form, "{}" if there are none'],
      [`schemas/tables/${name}.table.json`, 'its list'],
    ].filter(([one = '']) => !files.has(one));
    if (missing.length > 0)
      return missing.map(([one, what]) => `${file}: ${one} is missing, ${what}; add it.`);
    const fields = keysOf(files.get(form)?.['properties']);
    return fields.includes(label)
      ? []
      : [`${file}, /label: ${unknownName(label, fields, 'a field of its form')}`];
  });
}

/** One sentence for each demo row that the form of its collection refuses. */
export function checkDemoRows(sources: readonly Source[]): string[] {
  return collectionsIn(sources).flatMap(({ name, file, demo = [] }) => {
    if (demo.length === 0) return [];
    const schema = resolverOf(sources).resolve(`schemas/forms/${name}.schema.json`);
    const validate = validatorOf(schema);
    return demo.flatMap((row, at) =>
      validate(row)
        ? []
        : explain(schema, validate.errors ?? []).map(
            (problem) =>
              `${file}, /demo/${at}/${problem.path.replaceAll('.', '/')}: the form refuses it (${inEnglish(problem)}); correct the row.`,
          ),
    );
  });
}

/** The module that says which collections there are, for both sides. */
export function collectionsModule(sources: readonly Source[]): string {
  const declared = collectionsIn(sources);
  const shown = declared.map(({ name, title, singular, icon, after, label, permissions }) => [
    name,
    { title, singular, icon, after, label, permissions },
  ]);
  return [
    '// Generated by `npm run schemas`; edit schemas/collections/ instead.',
    "import type { Collection } from '../collections.ts';",
    "import type { CollectionName } from '../types.ts';",
    '',
    `export const collections: Readonly<Record<CollectionName, Collection>> = ${JSON.stringify(Object.fromEntries(shown), null, 2)};`,
    '',
  ].join('\n');
}

/** The module that loads the form and the list of a collection where its screen is opened. */
export function collectionScreensModule(sources: readonly Source[]): string {
  const rows = collectionsIn(sources).map(
    ({ name }) =>
      `  '${name}': () => Promise.all([import('./forms/${name}.js'), import('./tables/${name}.js')]),`,
  );
  return [
    '// Generated by `npm run schemas`; edit schemas/collections/ instead.',
    'export const collectionParts = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

/** The module of the rows that a demonstration starts with. */
export const demoRowsModule = (sources: readonly Source[]): string =>
  [
    '// Generated by `npm run schemas`; edit schemas/collections/ instead.',
    `export const demoRows: Record<string, object[]> = ${JSON.stringify(
      Object.fromEntries(collectionsIn(sources).map(({ name, demo = [] }) => [name, demo])),
      null,
      2,
    )};`,
    '',
  ].join('\n');
