// How often somebody may try to sign in. Wrong passwords count for where they come from: nobody locks another out.
import plugin from 'fastify-plugin';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Database, Query } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { clockJob } from '../jobs/clock-job.ts';
import { countAttempt, forgetAttempts, forgiveAttempts, isKnown, keepKnown } from './attempt-queries.ts';

const { windowMinutes, perEmail, perAddress, perAccount, knownDays } = limits.attempts;
const EVERY_HOUR = '45 * * * *';

/** Who tries, and from where. */
export interface Attempt {
  email: string;
  address: string;
}

function keysOf({ email, address }: Attempt) {
  const account = email.toLowerCase();
  return {
    account: `account:${account}`,
    address: `address:${address}`,
    pair: `email:${account} ${address}`,
    known: `known:${account} ${address}`,
  };
}

/**
 * Counts an attempt before its password is looked at, so that a flood of guesses costs next to nothing. An address
 * where the account signed in before is not held up by what is tried elsewhere.
 * @throws Refusal 429
 */
export async function demandFewAttempts(db: Query, attempt: Attempt): Promise<void> {
  const { account, address, pair, known } = keysOf(attempt);
  const [byPair, byAddress, byAccount] = [
    await countAttempt(db, pair, windowMinutes),
    await countAttempt(db, address, windowMinutes),
    await countAttempt(db, account, windowMinutes),
  ];
  if (byPair <= perEmail && byAddress <= perAddress) {
    if (byAccount <= perAccount || (await isKnown(db, known, knownDays))) return;
  }
  throw new Refusal(429, 'email', messages.refusal.attempts, { count: windowMinutes });
}

/** The right password: what was counted is taken back, and the address is known. */
export async function forgive(db: Query, attempt: Attempt): Promise<void> {
  const { account, address, pair, known } = keysOf(attempt);
  await forgiveAttempts(db, pair, [account, address]);
  await keepKnown(db, known);
}

/** Forgets every hour what counts no more. */
export const attempts = plugin<{ db: Database }>(
  (app, { db }, done) => {
    clockJob(app, { pattern: EVERY_HOUR, failure: 'old attempts could not be forgotten' }, () =>
      forgetAttempts(db, windowMinutes, knownDays),
    );
    done();
  },
  { name: 'attempts' },
);
