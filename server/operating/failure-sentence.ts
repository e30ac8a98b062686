// Why a program of the server could not go on, for who can act on it: one sentence, by the code of the error.
import { codeOf } from '../database/failures.ts';
import { StartError } from '../env.ts';

/** SQLSTATEs and codes of the operating system; the first row that fits decides. */
const BEGINNINGS: readonly [string, RegExp][] = [
  ['The disk is full', /^(53100|ENOSPC|EDQUOT)$/],
  ['A file or an address cannot be used', /^E[A-Z]+$/],
  ['The account of DATABASE_URL lacks a right', /^42501$/],
  ['The database does not answer', /^(08|53|57)...$/],
  ['The database refuses', /^[0-9A-Z]{5}$/],
];

/** @returns undefined for everything else: that is a defect, and is shown whole */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  const [beginning] = BEGINNINGS.find(([, codes]) => codes.test(codeOf(error))) ?? [];
  return beginning && `${beginning}: ${(error as Error).message.replace(/\.$/, '')}.`;
}
