// Which meta-schema a file follows.
import { fileAt, type Json } from './source.ts';

const formFile = /^schemas\/forms\/[^/]+\.(schema|ui)\.json$/;
/** Of any draft: words that draft-07 does not have are told one by one. */
const standard = /^https?:\/\/json-schema\.org\//;

/** The meta-schema of a file. A form may name the standard's own, or none. */
export function metaOf(file: string, { $schema }: Json): string {
  const kind = formFile.exec(file)?.[1];
  const own = `schemas/meta/${kind === 'ui' ? 'ui' : 'form'}.meta.json`;
  const named = typeof $schema === 'string' ? $schema : '';
  return kind && ($schema === undefined || standard.test(named)) ? own : fileAt(file, named);
}

const kindOf = /\.(collection|table|map)\.json$/;
const folderOf = /^schemas\/(locales|entities)\//;
const kinds: Readonly<Record<string, string>> = {
  ...{ map: 'import-map', schema: 'form', locales: 'locale', entities: 'entity' },
};

/** The meta-schema that a file by this name has to follow, as it names it itself; of a file by a name of nobody's, none. */
export function metaNeeded(file: string, metas: readonly string[]): string | undefined {
  const [kind = ''] = [kindOf, formFile, folderOf].flatMap((one) => one.exec(file)?.[1] ?? []);
  const name = kinds[kind] ?? (kind || file.replace(/^schemas\/(.*?)(\.schema)?\.json$/, '$1'));
  const meta = `schemas/meta/${name}.meta.json`;
  return metas.includes(meta) ? meta.replace('schemas', file.split('/').length > 2 ? '..' : '.') : undefined;
}
