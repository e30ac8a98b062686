// `npm run schemas`: JSON in schemas/ -> types.ts, generated/ (precompiled validators) and docs/messages.md. `--check` writes nothing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lackingTexts } from './compiler/check-locales.ts';
import { checkMachines } from './compiler/check-machines.ts';
import { generate } from './compiler/generate.ts';
import { messagesPage } from './compiler/messages-page.ts';
import { staleFiles, writeFiles } from './compiler/output.ts';
import { problemsOf } from './compiler/problems.ts';
import { readProofs } from './compiler/proofs.ts';
import { readSources } from './compiler/read.ts';
import { WrongEdit, type Source } from './compiler/source.ts';

interface Options {
  /** Write nothing, report stale generated files instead. */
  check?: boolean;
  /** The folder to read and write, this one by default. */
  dir?: string;
}

interface Compiled {
  /** One sentence for each wrong edit, naming file, place and remedy; empty when all is well. */
  problems: string[];
  /** The generated files that were made or removed, by their path within `schemas/`. */
  written: string[];
}

/** Checks every JSON file of `schemas/` and writes the types and validators made from them. */
export async function compile({ check = false, dir = import.meta.dirname }: Options = {}): Promise<Compiled> {
  const refused = (problems: string[]): Compiled => ({ problems, written: [] });
  try {
    const sources = readSources(dir);
    const problems = await wrongIn(sources, join(dir, '..'));
    if (problems.length > 0) return refused(problems);
    const files = await generate(sources);
    // A copy of the folder by itself has no pages beside it.
    if (existsSync(join(dir, '../docs')))
      files.set('../docs/messages.md', messagesPage(sources, readProofs(join(dir, '..'))));
    if (!check) return { problems: [], written: writeFiles(dir, files) };
    return refused(
      staleFiles(dir, files).map(
        (path) => `${join('schemas', path)} is stale; run npm run schemas and commit it.`,
      ),
    );
  } catch (error) {
    if (error instanceof WrongEdit) return refused([...error.problems]);
    throw error;
  }
}

async function wrongIn(sources: readonly Source[], root: string): Promise<string[]> {
  const strange = await checkMachines(sources, root);
  return strange.length > 0 ? strange : problemsOf(sources);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { problems } = await compile({ check: process.argv.includes('--check') });
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    for (const note of lackingTexts(readSources(import.meta.dirname))) console.warn(note);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
