// argon2id, a few hashes at a time, and the same work for an email that does not exist.
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { Refusal } from '../http/refusal.ts';

const { atOnce, waiting, waitingOfOne } = limits.hashing;
const queue = new PQueue({ concurrency: atOnce });
/** Passwords of those who try, by network address. */
const underWay = new Map<string, number>();
let dummyHash: Promise<string> | undefined;

/** Who tries a password. */
export interface Trier {
  address: string;
  /** The account has signed in from there before. */
  isKnown: boolean;
}

function demandRoom(isFull: boolean): void {
  if (isFull) throw new Refusal(503, 'server', messages.refusal.busy);
}

/**
 * The more passwords an address has under way, the later comes the next one: a flood of them holds up whoever makes it.
 * Where the account is known, they are not held up at all.
 * @throws Refusal 503
 */
async function inTurn<T>({ address, isKnown }: Trier, work: () => Promise<T>): Promise<T> {
  const own = underWay.get(address) ?? 0;
  demandRoom(!isKnown && (own >= waitingOfOne || queue.size >= waiting));
  underWay.set(address, own + 1);
  try {
    return await queue.add(work, { priority: isKnown ? 1 : -own });
  } finally {
    const left = (underWay.get(address) ?? 1) - 1;
    if (left > 0) underWay.set(address, left);
    else underWay.delete(address);
  }
}

/** The argon2id hash to store for a password. */
export async function hashPassword(password: string): Promise<string> {
  demandRoom(queue.size >= waiting);
  return queue.add(() => hash(password));
}

/** Whether `password` is the one behind `passwordHash`; without a hash it takes as long and is false. */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
  trier: Trier,
): Promise<boolean> {
  dummyHash ??= hash('a password that nobody has');
  const against = passwordHash ?? (await dummyHash);
  const matches = await inTurn(trier, () => verify(against, password));
  return matches && passwordHash !== undefined;
}
