// Which meta-schema a file follows.
import { fileAt, type Json } from './source.ts';

const formFile = /^schemas\/forms\/[^/]+\.(schema|ui)\.json$/;
const draft07 = /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/;

/** The meta-schema of a file. A form may name draft-07's own, or none. */
export function metaOf(file: string, { $schema }: Json): string {
  const kind = formFile.exec(file)?.[1];
  const own = `schemas/meta/${kind === 'ui' ? 'ui' : 'form'}.meta.json`;
  const named = typeof $schema === 'string' ? $schema : '';
  return kind && ($schema === undefined || draft07.test(named)) ? own : fileAt(file, named);
}
