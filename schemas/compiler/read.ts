// Reads the JSON files of schemas/ and says in one sentence where one of them cannot be read.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const schemasDir = join(import.meta.dirname, '..');

/** A JSON file below `schemas/`, `file` relative to the project: `schemas/forms/login.schema.json`. */
export interface Source {
  file: string;
  json: Record<string, unknown>;
}

/** A wrong edit, told in one sentence: file, place, remedy. */
export class WrongEdit extends Error {}

function parse(file: string, text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = text.slice(0, position).split('\n').length;
    throw new WrongEdit(
      `${file}, line ${line}: this is not valid JSON (${message.replace(/ in JSON.*/, '')}); look for a missing or extra comma, quote or bracket there.`,
      { cause: error },
    );
  }
}

/** Every JSON file of `schemas/`, without the generated ones. */
export function readSources(): Source[] {
  return readdirSync(schemasDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && !path.startsWith('generated/'))
    .sort()
    .map((path) => {
      const file = `schemas/${path}`;
      return { file, json: parse(file, readFileSync(join(schemasDir, path), 'utf8')) };
    });
}
