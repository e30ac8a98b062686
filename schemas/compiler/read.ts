// Reads the JSON files of schemas/.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withCollections } from './collections.ts';
import { parseJson, type Source } from './source.ts';

/** Where a file of the folder `dir`, a `schemas/` or a copy of it, lies: its name begins with `schemas/`. */
export const pathIn = (dir: string, file: string): string => join(dir, file.replace(/^schemas\//, ''));

/** Every JSON file of the folder `dir`, a `schemas/` or a copy of it, without the generated ones; with what follows from the collections. */
export function readSources(dir: string): Source[] {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && !path.startsWith('generated/'))
    .sort()
    .map((path) => {
      const file = `schemas/${path}`;
      return { file, json: parseJson(file, readFileSync(join(dir, path), 'utf8')) };
    });
  return withCollections(files);
}
