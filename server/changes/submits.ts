// `Idempotency-Key`: a submit that arrives again is answered as it was, and does nothing a second time.
import { hash as hashOf } from 'node:crypto';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Query } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { findSubmit, keepResult, takeSubmit, type KeptSubmit } from './queries.ts';

/** A request that counts once, while it is answered. */
export interface Submit {
  key: string;
  call: string;
  /** What was sent: the same key with something else is refused. */
  hash: string;
  /** How many changes it has made. */
  parts: number;
}

const { otherSubmit, malformedKey } = messages.submit;

const digest = (content: string | Uint8Array): string => hashOf('sha256', content);

// A quick hash of a password must not be stored.
const withoutSecrets = (key: string, value: unknown): unknown => (key === 'password' ? undefined : value);

/** The key a request names. @throws Refusal 400 when it is none */
export function demandKey(header: unknown): string {
  if (typeof header === 'string' && /^[A-Za-z0-9_.:-]{8,200}$/.test(header)) return header;
  throw new Refusal(400, 'Idempotency-Key', malformedKey);
}

/**
 * The submit of that key: the changes of its request are kept under it.
 * @param sent everything that makes up the request
 */
export const submitOf = (key: string, call: string, sent: unknown): Submit => ({
  key,
  call,
  hash: digest(JSON.stringify(sent, withoutSecrets)),
  parts: 0,
});

/** Adds what is read late, such as a file, to what the submit sends. */
export function addToSubmit(submit: Submit | null, bytes: Uint8Array): void {
  if (submit) submit.hash = digest(submit.hash + digest(bytes));
}

/** Whether the first change of a submit is kept already. */
export const isRepeated = async (db: Query, adminId: string, { key }: Submit): Promise<boolean> =>
  (await findSubmit(db, { adminId, key, part: 0 })) !== undefined;

function demandSame({ call, hash }: Submit, kept: KeptSubmit): void {
  if (kept.call !== call || kept.hash !== hash) throw new Refusal(422, 'Idempotency-Key', otherSubmit);
}

/**
 * Does a change of a submit in its transaction, or gives what it came to when the submit has made it before.
 * @param part which of its changes it is
 */
export async function once<T>(
  tx: Query,
  adminId: string,
  { submit, part }: { submit: Submit; part: number },
  work: () => Promise<T>,
): Promise<T> {
  const at = { adminId, key: submit.key, part };
  if (await takeSubmit(tx, at, submit)) {
    const result = await work();
    await keepResult(tx, at, result);
    return result;
  }
  const kept = await findSubmit(tx, at);
  // It was forgotten in the moment between.
  if (!kept) return work();
  demandSame(submit, kept);
  return kept.result as T;
}
