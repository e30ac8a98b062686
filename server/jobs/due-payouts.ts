// Payouts fall due by the database's clock, each once, on however many instances: a row that another one holds is skipped.
import plugin from 'fastify-plugin';
import limits from '#schemas/limits.json' with { type: 'json' };
import { demandRow } from '../changes/change-row.ts';
import type { Transact } from '../changes/transaction.ts';
import { payouts, stepPayout } from '../payouts/change.ts';
import { findPayout, lockPayoutsFallingDue } from '../payouts/queries.ts';
import { clockJob } from './clock-job.ts';

const { atOnce } = limits.payout;
const EVERY_MINUTE = '* * * * *';

/**
 * Makes every payout due whose time has come.
 * @param now another moment than the database's, for tests
 * @returns the payouts that this call made due
 */
export async function makePayoutsDue(
  transact: Transact,
  now?: Date,
  signal?: AbortSignal,
): Promise<string[]> {
  const done: string[] = [];
  let found: string[];
  do {
    found = await transact(null, async (tx) => {
      const ids = await lockPayoutsFallingDue(tx, atOnce, now);
      for (const id of ids) await stepPayout(tx, demandRow(payouts, await findPayout(tx, id)), 'fallDue');
      return ids;
    });
    done.push(...found);
  } while (found.length === atOnce && !signal?.aborted);
  return done;
}

/** Looks when the server has started, and every minute. */
export const duePayouts = plugin<{ transact: Transact }>(
  (app, { transact }, done) => {
    clockJob(
      app,
      { name: 'payouts', pattern: EVERY_MINUTE, failure: 'payouts could not be made due' },
      async (signal) => {
        const due = await makePayoutsDue(transact, undefined, signal);
        if (due.length > 0) app.log.info({ due: due.length }, 'payouts have fallen due');
      },
    );
    done();
  },
  { name: 'due-payouts' },
);
