// The secrets of programs, not people: given by the environment, otherwise made once and kept for local use.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeOf } from '../database/failures.ts';
import { makeDirectory } from '../database/make-directory.ts';

/** Who proves itself by a secret: the marketplace's own services, and who operates the server. */
export type Program = 'marketplace' | 'operator';

/** Where a secret is kept that the environment does not give. */
export const tokenFile = (dataDir: string, program: Program): string => join(dataDir, `${program}-token`);

async function readToken(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  });
  return text.trim();
}

/** The kept secret, made when there is none; only the owner of the directory may read it. */
export async function keptToken(dataDir: string, program: Program): Promise<string> {
  const file = tokenFile(dataDir, program);
  const kept = await readToken(file);
  if (kept !== '') return kept;
  await makeDirectory(resolve(dataDir));
  const made = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(made, `${randomBytes(32).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    await link(made, file).catch(async () => {
      // Of several that start at once one has made it; an empty one is none, and some disks know no links.
      if ((await readToken(file)) === '') await rename(made, file);
    });
  } finally {
    await rm(made, { force: true });
  }
  return readToken(file);
}

/** Compares two secrets in a time that does not tell how much of them is alike. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
