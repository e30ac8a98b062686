// The suite: its files by name, each a list of schemas with documents and their verdicts.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Refusal } from '../progress.mjs';

export interface Case {
  description: string;
  data: unknown;
  valid: boolean;
}

export interface Group {
  description: string;
  schema: unknown;
  tests: Case[];
}

export type Suite = Record<string, Group[]>;

const usage = 'Name the folder of its draft 7: npm run suite -- JSON-Schema-Test-Suite/tests/draft7';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * @param path the folder of a draft in a clone of the suite, or one file with all of it below `files`
 * @throws {Refusal} with what to name where it cannot be read
 */
export function readSuite(path: string | undefined): Suite {
  if (path === undefined) throw new Refusal(usage);
  try {
    if (!statSync(path).isDirectory()) return (readJson(path) as { files: Suite }).files;
    const names = readdirSync(path).filter((name) => name.endsWith('.json'));
    return Object.fromEntries(
      names.map((name) => [basename(name, '.json'), readJson(join(path, name)) as Group[]]),
    );
  } catch (error) {
    throw new Refusal(`The suite cannot be read: ${(error as Error).message}. ${usage}`);
  }
}
