// `Idempotency-Key`: a submit that arrives again is answered as it was, and does nothing a second time.
import { createHash } from 'node:crypto';
import messages from '#schemas/messages.json' with { type: 'json' };
import { asyncScope } from '../database/async-scope.ts';
import type { Query } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { findSubmit, keepResult, takeSubmit, type KeptSubmit } from './queries.ts';

/** One submit while it is answered. */
interface Submit {
  key: string;
  call: string;
  /** What was sent: the same key with something else is refused. */
  hash: string;
  /** How many changes it has made. */
  parts: number;
}

/** One change of a submit. */
export interface Part {
  submit: Submit;
  part: number;
}

const running = asyncScope<Submit>();
const { otherSubmit, malformedKey } = messages.refusal;

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

// A quick hash of a password must not be stored.
const withoutSecrets = (key: string, value: unknown): unknown => (key === 'password' ? undefined : value);

/** The key a request names. @throws Refusal 400 when it is none */
export function demandKey(header: unknown): string {
  if (typeof header === 'string' && /^[A-Za-z0-9_.:-]{8,200}$/.test(header)) return header;
  throw new Refusal(400, 'Idempotency-Key', malformedKey);
}

/**
 * Runs `work` as the submit of that key: its changes are kept under it.
 * @param sent everything that makes up the request
 */
export function asSubmit<T>(key: string, call: string, sent: unknown, work: () => Promise<T>): Promise<T> {
  const hash = digest(JSON.stringify(sent, withoutSecrets));
  return running.run({ key, call, hash, parts: 0 }, work);
}

/** Adds a file, which is read late, to what the submit sends. */
export function addToSubmit(bytes: Uint8Array): void {
  const submit = running.value();
  if (submit) submit.hash = digest(submit.hash + digest(bytes));
}

/** Whether the first change of the running submit is kept already. */
export async function isRepeated(db: Query, adminId: string): Promise<boolean> {
  const submit = running.value();
  return Boolean(submit && (await findSubmit(db, { adminId, key: submit.key, part: 0 })));
}

function demandSame({ call, hash }: Submit, kept: KeptSubmit): void {
  if (kept.call !== call || kept.hash !== hash) throw new Refusal(422, 'Idempotency-Key', otherSubmit);
}

/** Names the next change of the running submit. Asked before the transaction: a queue may start that for somebody else. */
export function nextPart(): Part | undefined {
  const submit = running.value();
  if (!submit) return undefined;
  submit.parts += 1;
  return { submit, part: submit.parts - 1 };
}

/** Does a change in its transaction, or gives what it came to when this submit has made it before. */
export async function once<T>(
  tx: Query,
  adminId: string,
  next: Part | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!next) return work();
  const { submit, part } = next;
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
