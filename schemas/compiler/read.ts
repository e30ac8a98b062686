// Reads the JSON files of schemas/.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withCollections } from './collections.ts';
import { parseJson, type Source } from './source.ts';

/** Where a file of the folder `dir`, a `schemas/` or a copy of it, lies: its name begins with `schemas/`. */
export const pathIn = (dir: string, file: string): string => join(dir, file.replace(/^schemas\//, ''));

// The workshop reads all files for every question, and few of them are others than they were.
const known = new Map<string, { text: string; source: Source }>();
let last: Source[] = [];

function sourceOf(file: string, text: string): Source {
  const before = known.get(file);
  if (before?.text === text) return before.source;
  const source = { file, json: parseJson(file, text) };
  known.set(file, { text, source });
  return source;
}

/**
 * Every JSON file of the folder `dir`, a `schemas/` or a copy of it, as it is written; without the generated ones. Where
 * none has changed since they were read last, the very same list: what was made of it is not made again.
 */
export function readFiles(dir: string): Source[] {
  const sources = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && !path.startsWith('generated/'))
    .sort()
    .map((path) => sourceOf(`schemas/${path}`, readFileSync(join(dir, path), 'utf8')));
  const isSame = sources.length === last.length && sources.every((source, at) => source === last[at]);
  if (!isSame) last = sources;
  return last;
}

/** The same, with what follows from the collections. */
export const readSources = (dir: string): Source[] => withCollections(readFiles(dir));
