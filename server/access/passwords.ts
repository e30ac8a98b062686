// argon2id, a few hashes at a time, and the same work for an email that does not exist.
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { Refusal } from '../http/refusal.ts';

const atOnce = pLimit(limits.hashing.atOnce);
let dummyHash: Promise<string> | undefined;

function queued<T>(work: () => Promise<T>): Promise<T> {
  if (atOnce.pendingCount >= limits.hashing.waiting) throw new Refusal(503, 'server', messages.refusal.busy);
  return atOnce(work);
}

/** The argon2id hash to store for a password. */
export const hashPassword = (password: string): Promise<string> => queued(() => hash(password));

/** Whether `password` is the one behind `passwordHash`; without a hash it takes as long and is false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  dummyHash ??= hash('a password that nobody has');
  const against = passwordHash ?? (await dummyHash);
  const matches = await queued(() => verify(against, password));
  return matches && passwordHash !== undefined;
}
