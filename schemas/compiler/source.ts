// A JSON file of schemas/, read, or the sentence that says where it cannot be read. Runs in a browser too.
import { visit } from 'jsonc-parser';
import { isObject } from '../is-object.ts';
import { whereBroken } from './broken-json.ts';

export type Json = Record<string, unknown>;

/** A JSON file below `schemas/`, `file` relative to the project: `schemas/forms/login.schema.json`. */
export interface Source {
  file: string;
  json: Json;
}

/** A wrong edit, told in one sentence: file, place, remedy; or several of one file. */
export class WrongEdit extends Error {
  readonly problems: readonly string[];

  constructor(problems: string | readonly string[], options?: ErrorOptions) {
    const told = typeof problems === 'string' ? [problems] : problems;
    super(told.join('\n'), options);
    this.problems = told;
  }
}

/** @throws WrongEdit where the text is not JSON, or has a key twice, of which only the last would count, or one that JavaScript loses */
export function parseJson(file: string, text: string): Json {
  const json = parsed(file, text);
  if (!isObject(json)) throw new WrongEdit(`${file}, line 1: this is not an object; put it in braces.`);
  const wrong = wrongKeys(file, text);
  if (wrong.length > 0) throw new WrongEdit(wrong);
  return json;
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WrongEdit(`${file}, ${whereBroken(text)}`, { cause });
  }
}

function wrongKeys(file: string, text: string): string[] {
  const open: Map<string, number>[] = [];
  const told: string[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Map()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, _offset, _length, line) => {
      if (key === '__proto__')
        told.push(
          `${file}, line ${line + 1}: "__proto__" has a meaning of its own in JavaScript, and what is filled in would be lost; choose another name.`,
        );
      const first = open.at(-1)?.get(key);
      if (first !== undefined)
        told.push(
          `${file}, line ${line + 1}: "${key}" stands in line ${first + 1} already; remove one of the two.`,
        );
      open.at(-1)?.set(key, line);
    },
  });
  return told;
}

/** The file that a path in another file leads to, both relative to the project; none where it is no path. */
export function fileAt(from: string, path: string): string {
  try {
    return new URL(path, `file:///${from}`).pathname.slice(1);
  } catch {
    return '';
  }
}
