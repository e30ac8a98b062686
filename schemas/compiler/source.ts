// A JSON file of schemas/, read, or the sentence that says where it cannot be read. Runs in a browser too.
import { parse as parseTolerantly, printParseErrorCode, type ParseError } from 'jsonc-parser';

export type Json = Record<string, unknown>;

/** A JSON file below `schemas/`, `file` relative to the project: `schemas/forms/login.schema.json`. */
export interface Source {
  file: string;
  json: Json;
}

/** A wrong edit, told in one sentence: file, place, remedy. */
export class WrongEdit extends Error {}

/** @throws WrongEdit where the text is not JSON */
export function parseJson(file: string, text: string): Json {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Json;
  } catch (cause) {
    throw new WrongEdit(`${file}, ${whereBroken(text)}`, { cause });
  }
  throw new WrongEdit(`${file}, line 1: this is not an object; put it in braces.`);
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

/** The file that a path in another file leads to: both are relative to the project. */
export const fileAt = (from: string, path: string): string =>
  new URL(path, `file:///${from}`).pathname.slice(1);
