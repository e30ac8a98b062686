// What is made of all files. It imports some of them as well: it is loaded when all of them can be read.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lackingTexts } from './check-locales.ts';
import { checkMachines } from './check-machines.ts';
import { withCollections } from './collections.ts';
import { generate } from './generate.ts';
import { messagesPage } from './messages-page.ts';
import { staleFiles, writeFiles } from './output.ts';
import { problemsOf } from './problems.ts';
import { readProofs } from './proofs.ts';
import type { Source } from './source.ts';

export interface Compiled {
  /** One sentence for each wrong edit, naming file, place and remedy; empty when all is well. */
  problems: string[];
  /** The generated files that were made or removed, by their path within `schemas/`. */
  written: string[];
  /** One sentence for each language that lacks texts: they are shown in English. */
  notes: string[];
}

async function wrongIn(sources: readonly Source[], root: string): Promise<string[]> {
  const strange = await checkMachines(sources, root);
  return strange.length > 0 ? strange : problemsOf(sources);
}

/**
 * Checks the files of the folder `dir` and writes what is made of them; with `check`, reports what is stale instead.
 * @throws WrongEdit where a validator or a type cannot be made of one
 */
export async function compileFiles(written: Source[], dir: string, check: boolean): Promise<Compiled> {
  const sources = withCollections(written);
  const root = join(dir, '..');
  const problems = await wrongIn(sources, root);
  if (problems.length > 0) return { problems, written: [], notes: [] };
  const files = await generate(sources);
  // A copy of the folder by itself has no pages beside it.
  if (existsSync(join(root, 'docs')))
    files.set('../docs/messages.md', messagesPage(sources, readProofs(root)));
  const stale = check ? staleFiles(dir, files) : [];
  return {
    problems: stale.map((path) => `${join('schemas', path)} is stale; run npm run schemas and commit it.`),
    written: check ? [] : writeFiles(dir, files),
    notes: stale.length > 0 ? [] : lackingTexts(sources),
  };
}
