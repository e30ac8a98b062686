// The secrets of programs, not people: given by the environment, otherwise made once and kept for local use.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Who proves itself by a secret: the marketplace's own services, and who operates the server. */
export type Program = 'marketplace' | 'operator';

/** Where a secret is kept that the environment does not give. */
export const tokenFile = (dataDir: string, program: Program): string => join(dataDir, `${program}-token`);

/** The kept secret, made when there is none; only the owner of the directory may read it. */
export async function keptToken(dataDir: string, program: Program): Promise<string> {
  const file = tokenFile(dataDir, program);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Compares two secrets in a time that does not tell how much of them is alike. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
