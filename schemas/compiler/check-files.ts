// Files that must be there: those that code reads by their names, and what a list and a form are of. Runs in a browser too.
import { nodesOf } from '../walk.ts';
import { metaNeeded, metaOf } from './meta-of.ts';
import { fileAt, type Source } from './source.ts';

/** Meta-schemas that many files follow. Each of the others is of one file, which is called like it. */
const ofMany = ['collection', 'entity', 'form', 'import-map', 'locale', 'schema', 'table', 'ui'];
/** They hold schemas themselves. */
const ofSchemas = ['bodies', 'fields'];

const metaFile = /^schemas\/(meta\/([a-z-]+)\.meta\.json)$/;

function lackingByName(file: string, names: ReadonlySet<string>): string[] {
  const [, meta = '', name = ''] = metaFile.exec(file) ?? [];
  if (name === '' || ofMany.includes(name)) return [];
  const own = `schemas/${name}${ofSchemas.includes(name) ? '.schema' : ''}.json`;
  if (names.has(own)) return [];
  return [`${own}: this file is missing; bring it back, or begin it anew with {"$schema": "./${meta}"}.`];
}

const tableFile = /^schemas\/tables\/(.*)\.table\.json$/;

/** The list of a collection names no call: the definition of the collection does. */
function lackingDefinition({ file, json }: Source, names: ReadonlySet<string>): string[] {
  const [, name = ''] = tableFile.exec(file) ?? [];
  const [form, own] = [`schemas/forms/${name}.schema.json`, `schemas/collections/${name}.collection.json`];
  if (name === '' || 'call' in json || names.has(own) || !names.has(form)) return [];
  return [`${own}: this file is missing; bring it back, or take away ${file} and ${form}, which are of it.`];
}

/** The lists that screens draw by their names; those of collections are drawn by whatever name they have. */
export const drawnLists = 'boats bookings campaigns guest-payments payouts refunds reviews users'.split(' ');

/** Files of folders with many, which nothing else names, and who needs them. */
const needed: [file: string, why: string][] = [
  ['schemas/locales/en.json', 'it has the plural forms of the English texts'],
  ...drawnLists.map((name): [string, string] => [
    `schemas/tables/${name}.table.json`,
    'a screen draws its list',
  ]),
];

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** A folder that has none of its kind is no part of what was read. */
function lackingBesideOthers(names: ReadonlySet<string>): string[] {
  const folders = new Set([...names].map(folderOf));
  return needed
    .filter(([file]) => folders.has(folderOf(file)) && !names.has(file))
    .map(([file, why]) => `${file}: this file is missing, and ${why}; bring it back.`);
}

/** The meta-schemas that a file follows, or takes something from. */
function metasNamedBy({ file, json }: Source, metas: readonly string[]): string[] {
  const taken = metaFile.test(file) ? nodesOf(json).map(([, { $ref = '' }]) => fileAt(file, $ref)) : [];
  // One that is misspelt is told of where it is named.
  const followed = metaNeeded(file, metas) === undefined ? [metaOf(file, json)] : [];
  return [...taken, ...followed].filter((meta) => metaFile.test(meta));
}

function lackingMetas(sources: readonly Source[]): string[] {
  const metas = sources.flatMap(({ file }) => (metaFile.test(file) ? [file] : []));
  const by = new Map<string, Set<string>>();
  for (const source of sources)
    for (const meta of metasNamedBy(source, metas))
      if (!metas.includes(meta)) by.set(meta, (by.get(meta) ?? new Set()).add(source.file));
  return [...by].map(([meta, [first = '', ...others]]) => {
    const also = others.length > 0 ? ` and ${others.length} more` : '';
    return `${meta}: this file is missing, and it says what may stand in ${first}${also}; bring it back.`;
  });
}

/** One sentence for each file that is not there. */
export function checkFiles(sources: readonly Source[]): string[] {
  const names = new Set(sources.map(({ file }) => file));
  return [
    ...lackingMetas(sources),
    ...lackingBesideOthers(names),
    ...sources.flatMap((source) => [
      ...lackingByName(source.file, names),
      ...lackingDefinition(source, names),
    ]),
  ];
}
