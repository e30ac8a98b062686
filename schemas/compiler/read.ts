// Reads the JSON files of schemas/ and says in one sentence where one of them cannot be read.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseTolerantly, printParseErrorCode, type ParseError } from 'jsonc-parser';

export type Json = Record<string, unknown>;

/** A JSON file below `schemas/`, `file` relative to the project: `schemas/forms/login.schema.json`. */
export interface Source {
  file: string;
  json: Json;
}

/** A wrong edit, told in one sentence: file, place, remedy. */
export class WrongEdit extends Error {}

function parse(file: string, text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (cause) {
    throw new WrongEdit(`${file}, ${whereBroken(text)}`, { cause });
  }
}

// JSON.parse does not say where in every version of Node.
function whereBroken(text: string): string {
  const errors: ParseError[] = [];
  parseTolerantly(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return 'line 1: this is not valid JSON; look for a stray character.';
  const line = text.slice(0, first.offset).split('\n').length;
  const what = printParseErrorCode(first.error).replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `line ${line}: this is not valid JSON (${what.toLowerCase()}); look for a missing or extra comma, quote or bracket there.`;
}

/** Every JSON file of the folder `dir`, a `schemas/` or a copy of it, without the generated ones. */
export function readSources(dir: string): Source[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && !path.startsWith('generated/'))
    .sort()
    .map((path) => {
      const file = `schemas/${path}`;
      return { file, json: parse(file, readFileSync(join(dir, path), 'utf8')) };
    });
}
