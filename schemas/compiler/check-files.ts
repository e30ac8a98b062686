// Files that must be there: those that code reads by their names, and what a list and a form are of.
import { drawnLists } from './names.ts';
import type { Source } from './source.ts';

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

/** Of a folder that has lists, those that a screen draws and that are not in it. */
function lackingLists(names: ReadonlySet<string>): string[] {
  if (![...names].some((name) => tableFile.test(name))) return [];
  return drawnLists
    .map((name) => `schemas/tables/${name}.table.json`)
    .filter((file) => !names.has(file))
    .map((file) => `${file}: this file is missing, and a screen draws its list; bring it back.`);
}

/** One sentence for each file that is not there. */
export function checkFiles(sources: readonly Source[]): string[] {
  const names = new Set(sources.map(({ file }) => file));
  return [
    ...lackingLists(names),
    ...sources.flatMap((source) => [
      ...lackingByName(source.file, names),
      ...lackingDefinition(source, names),
    ]),
  ];
}
