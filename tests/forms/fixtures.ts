// Forms for the proof: a file a feature of JSON Schema or of the form library, and one a sample of its playground.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '#schemas/schema.ts';

/** What is told of wrong data: the sentence by the dotted path of its field. */
export interface Refusal {
  data: unknown;
  problems: Record<string, string>;
  /** No control lets anybody enter this: it comes from a file, or from the time before a field changed. */
  loaded?: true;
  /** The form leaves it out by itself: only the server is ever asked. */
  dropped?: true;
}

export interface Fixture {
  schema: Schema;
  ui?: Record<string, unknown>;
  /** The first one is entered by the robot. */
  valid: unknown[];
  invalid: Refusal[];
}

export const folders = ['features', 'samples'] as const;
type Folder = (typeof folders)[number];

/** The fixtures of a folder by their names. */
export function fixturesIn(folder: Folder): Record<string, Fixture> {
  const path = join(import.meta.dirname, folder);
  const read = (file: string): Fixture => JSON.parse(readFileSync(join(path, file), 'utf8')) as Fixture;
  return Object.fromEntries(
    readdirSync(path)
      .sort()
      .map((file) => [file.replace('.json', ''), read(file)]),
  );
}
