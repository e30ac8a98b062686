// How often somebody may try to sign in. Wrong passwords count for where they come from: nobody locks another out.
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { english } from '#schemas/text.ts';
import { forgetSignIns } from '../account/queries.ts';
import type { Database, Query } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { clockJob } from '../jobs/clock-job.ts';
import {
  countAttempt,
  forgetAttempts,
  forgiveAttempts,
  isKnown,
  keepKnown,
  takeTotal,
  uncountAttempts,
} from './attempt-queries.ts';

const { windowMinutes, perEmail, perAddress, perAccount, knownDays, tellFrom } = limits.attempts;
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
 * @returns whether it is such an address, and whether it is time to tell the owner of the account
 */
export async function demandFewAttempts(
  db: Query,
  attempt: Attempt,
): Promise<{ isKnown: boolean; isToBeTold: boolean }> {
  const { account, address, pair, known } = keysOf(attempt);
  const [byPair, byAddress, byAccount, hasSignedIn] = [
    await countAttempt(db, pair, windowMinutes),
    await countAttempt(db, address, windowMinutes),
    await countAttempt(db, account, windowMinutes),
    await isKnown(db, known, knownDays),
  ];
  if (byPair <= perEmail && byAddress <= perAddress && (byAccount <= perAccount || hasSignedIn))
    return { isKnown: hasSignedIn, isToBeTold: byAccount === tellFrom };
  throw new Refusal(429, 'email', messages.refusal.attempts, { count: windowMinutes });
}

/**
 * The right password: what was counted is taken back, and the address is known.
 * @returns how many attempts failed since the last right one; 0 when they are too few to be told
 */
export async function forgive(db: Query, attempt: Attempt): Promise<number> {
  const { account, address, pair, known } = keysOf(attempt);
  await forgiveAttempts(db, pair, [account, address]);
  await keepKnown(db, known);
  const failed = (await takeTotal(db, account)) - 1;
  return failed < tellFrom ? 0 : failed;
}

/** The right password without the code that is asked for next: neither a failed attempt nor a sign-in. */
export const takeBack = (db: Query, attempt: Attempt): Promise<void> => {
  const { account, address, pair } = keysOf(attempt);
  return uncountAttempts(db, [pair, account, address]);
};

/** Tells the owner of an account, wherever they are signed in; what cannot be told keeps nobody out. */
export const tellOwner = (app: FastifyInstance, adminId: string, count: number): Promise<void> =>
  app
    .transact(null, async (tx) => {
      const text = { key: realtime.texts.failedAttempts, values: { count } };
      tx.alert({
        event: realtime.ours.failedAttempts,
        audience: `admin:${adminId}`,
        payload: { message: english(text), text },
      });
    })
    .catch((error: unknown) => app.log.error({ err: error }, 'failed attempts could not be told'));

/** Forgets every hour what counts no more. */
export const attempts = plugin<{ db: Database }>(
  (app, { db }, done) => {
    clockJob(
      app,
      { name: 'attempts', pattern: EVERY_HOUR, failure: 'old attempts could not be forgotten' },
      async () => {
        await forgetAttempts(db, windowMinutes, knownDays);
        await forgetSignIns(db, limits.signIns.keptDays);
      },
    );
    done();
  },
  { name: 'attempts' },
);
