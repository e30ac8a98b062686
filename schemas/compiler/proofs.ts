// Which test produces a sentence: one that names it by its key, or says it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** A file of tests, or of stories, which are tests too. */
export interface Proof {
  file: string;
  text: string;
}

// What an editor keeps beside a file begins with a dot.
const isProof = /^tests\/(.*\/)?(?!\.)[^/]+\.tsx?$|^src\/(.*\/)?(?!\.)[^/]+\.stories\.tsx$/;

let latest: Proof[] = [];
/** What was found in them: the dev server asks for the same sentences on each save. */
const found = new WeakMap<readonly Proof[], Map<string, string | undefined>>();

/** @param root the folder of the project; a copy of `schemas/` by itself has no tests beside it */
export function readProofs(root: string): Proof[] {
  const read = ['tests', 'src']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => isProof.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  if (!isDeepStrictEqual(read, latest)) latest = read;
  return latest;
}

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
  const known = found.get(proofs) ?? new Map<string, string | undefined>();
  found.set(proofs, known);
  const key = `${name}: ${text}`;
  if (!known.has(key)) known.set(key, fileWith(proofs, name, text));
  return known.get(key);
}

function fileWith(proofs: readonly Proof[], name: string | undefined, text: string): string | undefined {
  const parts = saidParts(text);
  const says = (proof: string): boolean =>
    proof.includes(text) || (parts.length > 0 && parts.every((part) => proof.includes(part)));
  const [group = ''] = (name ?? '').split('.');
  const all = `entries(messages.${group})`;
  const called = new RegExp(`\\b${name?.replaceAll('.', '\\.')}\\b`);
  const finds = [
    // To look for a word is slow, and most files do not have it.
    (proof: Proof) =>
      name !== undefined &&
      (proof.text.includes(all) || (proof.text.includes(name) && called.test(proof.text))),
    (proof: Proof) => says(proof.text),
  ];
  for (const isProved of finds) {
    const proof = proofs.find((one) => isTest(one) && isProved(one)) ?? proofs.find(isProved);
    if (proof) return proof.file;
  }
  return undefined;
}
