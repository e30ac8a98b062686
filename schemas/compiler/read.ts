// Reads the JSON files of schemas/.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withCollections } from './collections.ts';
import { parseJson, type Source } from './source.ts';

/** Where a file of the folder `dir`, a `schemas/` or a copy of it, lies: its name begins with `schemas/`. */
export const pathIn = (dir: string, file: string): string => join(dir, file.replace(/^schemas\//, ''));

/** Every JSON file of the folder `dir`, a `schemas/` or a copy of it, as it is written; without the generated ones. */
export const readFiles = (dir: string): Source[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && !path.startsWith('generated/'))
    .sort()
    .map((path) => {
      const file = `schemas/${path}`;
      return { file, json: parseJson(file, readFileSync(join(dir, path), 'utf8')) };
    });

/** The same, with what follows from the collections. */
export const readSources = (dir: string): Source[] => withCollections(readFiles(dir));
