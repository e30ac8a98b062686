// `npm run schemas`: JSON in schemas/ -> types.ts, generated/ (precompiled validators) and docs/messages.md. `--check` writes nothing.
import { pathToFileURL } from 'node:url';
import { checkFiles } from './compiler/check-files.ts';
import { checkGroups } from './compiler/check-groups.ts';
import type { Compiled } from './compiler/compile-files.ts';
import { readFiles } from './compiler/read.ts';
import { WrongEdit } from './compiler/source.ts';

interface Options {
  /** Write nothing, report stale generated files instead. */
  check?: boolean;
  /** The folder to read and write, this one by default. */
  dir?: string;
}

/** Checks every JSON file of `schemas/` and writes the types and validators made from them. */
export async function compile({ check = false, dir = import.meta.dirname }: Options = {}): Promise<Compiled> {
  const refused = (problems: readonly string[]): Compiled => ({
    problems: [...problems],
    written: [],
    notes: [],
  });
  try {
    const files = readFiles(dir);
    // What is imported and is no JSON, or lacks what is read of it at once, would end in no sentence of ours.
    const missing = [...checkFiles(files), ...checkGroups(files)];
    if (missing.length > 0) return refused(missing);
    const { compileFiles } = await import('./compiler/compile-files.ts');
    return await compileFiles(files, dir, check);
  } catch (error) {
    if (error instanceof WrongEdit) return refused(error.problems);
    throw error;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { problems, notes } = await compile({ check: process.argv.includes('--check') });
  for (const problem of problems) console.error(problem);
  for (const note of notes) console.warn(note);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
