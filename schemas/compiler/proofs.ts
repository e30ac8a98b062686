// Which test produces a sentence: one that names it by its key, or says it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of tests, or of stories, which are tests too. */
export interface Proof {
  file: string;
  text: string;
}

const isProof = /^tests\/.*\.tsx?$|^src\/.*\.stories\.tsx$/;

/** @param root the folder of the project; a copy of `schemas/` by itself has no tests beside it */
export const readProofs = (root: string): Proof[] =>
  ['tests', 'src']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => isProof.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** What stands between the places of a sentence, as far as it can be told from other ones. */
const saidParts = (text: string): string[] =>
  text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);

const isTest = ({ file }: Proof): boolean => /\.(test\.tsx?|stories\.tsx)$/.test(file);

/**
 * The file that produces a sentence, a test rather than a table of tests; `undefined` where none does.
 * @param name `refusal.busy`: what it is called in a test
 */
export function provedBy(
  proofs: readonly Proof[],
  name: string | undefined,
  text: string,
): string | undefined {
  const parts = saidParts(text);
  const says = (proof: string): boolean =>
    proof.includes(text) || (parts.length > 0 && parts.every((part) => proof.includes(part)));
  const [group = ''] = (name ?? '').split('.');
  const called = new RegExp(`\\b${name?.replaceAll('.', '\\.')}\\b|\\bentries\\(messages\\.${group}\\)`);
  const finds = [
    (proof: Proof) => name !== undefined && called.test(proof.text),
    (proof: Proof) => says(proof.text),
  ];
  for (const isProved of finds) {
    const found = proofs.filter(isProved);
    const [first] = [...found.filter(isTest), ...found];
    if (first) return first.file;
  }
  return undefined;
}
