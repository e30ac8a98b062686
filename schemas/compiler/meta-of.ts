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
