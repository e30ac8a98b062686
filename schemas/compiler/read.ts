// Reads the JSON files of schemas/.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson, type Source } from './source.ts';

/** Where a file of the folder `dir`, a `schemas/` or a copy of it, lies: its name begins with `schemas/`. */
export const pathIn = (dir: string, file: string): string => join(dir, file.replace(/^schemas\//, ''));

/** What stands in a file; nothing where there is none: somebody may take it away while the folder is read. */
export function textIn(dir: string, file: string): string | undefined {
  try {
    return readFileSync(pathIn(dir, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

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
    .flatMap((path) => {
      const file = `schemas/${path}`;
      const text = textIn(dir, file);
      return text === undefined ? [] : [sourceOf(file, text)];
    });
  const isSame = sources.length === last.length && sources.every((source, at) => source === last[at]);
  if (!isSame) last = sources;
  return last;
}
